import { utimesSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../testing/temporaryFolder';
import { writeFiles } from '../testing/writeFiles';
import { assertUnchangedSince } from './build';

const STARTED_AT = new Date('2026-11-27T09:00:00Z').getTime();

function packageSaved(afterMs: number): string {
  const directory = writeFiles(temporaryFolder(), { 'page.ts': '' });
  utimesSync(join(directory, 'page.ts'), 0, (STARTED_AT + afterMs) / 1_000);
  return directory;
}

it('A build is refused when a source was saved after it began, by the name of that file', () => {
  const [before, after] = [packageSaved(-1), packageSaved(50)];
  expect(() => assertUnchangedSince(STARTED_AT, [before])).not.toThrow();
  expect(() => assertUnchangedSince(STARTED_AT, [before, after])).toThrow(
    `${join(after, 'page.ts')} was saved during the build. Build again.`,
  );
});
