/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONTRACT_VERSION } from '../protocol/contractVersion';
import { apiReports } from './apiReports';

const WORKSPACE = join(__dirname, '../..');

describe('The API reports', () => {
  const current = apiReports(WORKSPACE);

  it('are those that npm run api -w shared writes', () => {
    const folder = join(WORKSPACE, 'shared/api');
    const committed = readdirSync(folder).map((file) => [file, readFileSync(join(folder, file), 'utf8')]);
    expect(Object.fromEntries(committed)).toEqual(current);
  });

  it('are of a version that CHANGELOG.md has', () => {
    expect(readFileSync(join(WORKSPACE, 'CHANGELOG.md'), 'utf8')).toContain(`\n## ${CONTRACT_VERSION}\n`);
  });

  it('name the version of the contract, and no path of this machine', () => {
    for (const text of Object.values(current)) {
      expect(text).toContain(`in contract ${CONTRACT_VERSION}.`);
      expect(text).not.toContain(WORKSPACE);
    }
  });
});
