/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import packageJson from '../package.json';
import { CONTRACT_VERSION } from '../protocol/contractVersion';
import { apiReports } from './apiReports';

const WORKSPACE = join(__dirname, '../..');

describe('The API reports', () => {
  it('are those that npm run api -w shared writes', () => {
    const folder = join(WORKSPACE, 'shared/api');
    const committed = readdirSync(folder).map((file) => [file, readFileSync(join(folder, file), 'utf8')]);
    expect(Object.fromEntries(committed)).toEqual(apiReports(WORKSPACE));
  });

  it('are of the version that package.json and CHANGELOG.md have', () => {
    expect(CONTRACT_VERSION).toBe(packageJson.version);
    expect(readFileSync(join(WORKSPACE, 'CHANGELOG.md'), 'utf8')).toContain(`\n## ${CONTRACT_VERSION}\n`);
  });
});
