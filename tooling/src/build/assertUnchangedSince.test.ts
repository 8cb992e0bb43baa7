import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../testing/temporaryFolder';
import { assertUnchangedSince } from './assertUnchangedSince';

const STARTED_AT = new Date('2026-11-27T09:00:00Z').getTime();

/** A package with a source and a built file, saved this long after the build began. */
function packageSaved(source: number, built: number): string {
  const directory = temporaryFolder();
  for (const [file, after] of Object.entries({
    'package.json': -1,
    'page.ts': source,
    'dist/page.js': built,
  })) {
    const path = join(directory, file);
    mkdirSync(join(path, '..'), { recursive: true });
    writeFileSync(path, '');
    const time = (STARTED_AT + after) / 1_000;
    utimesSync(path, time, time);
  }
  return directory;
}

describe('assertUnchangedSince', () => {
  it('accepts sources from before the build, and results of it', () => {
    expect(() => {
      assertUnchangedSince(STARTED_AT, [packageSaved(-1, 50)]);
    }).not.toThrow();
  });

  it('refuses a source that was saved during the build', () => {
    const directory = packageSaved(50, 50);
    expect(() => {
      assertUnchangedSince(STARTED_AT, [packageSaved(-1, 50), directory]);
    }).toThrow(`${join(directory, 'page.ts')} was saved during the build. Build again.`);
  });
});
