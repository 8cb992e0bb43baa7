/** @jest-environment node */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
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

  it('are not written when the compiler can write no declarations, and say why', () => {
    const workspace = mkdtempSync(join(tmpdir(), 'farekite-api-'));
    const shared = join(workspace, 'shared');
    mkdirSync(shared);
    writeFileSync(join(shared, 'tsconfig.json'), '{ "compilerOptions": { "lib": ["ES5"], "types": [] } }');
    writeFileSync(join(shared, 'fare.ts'), 'export const secret = class { private x = 1 }');
    expect(() => apiReports(workspace)).toThrow(
      "Property 'x' of exported anonymous class type may not be private",
    );
    rmSync(workspace, { recursive: true });
  });
});
