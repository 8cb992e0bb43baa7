import { utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../testing/temporaryFolder';
import { assertUnchangedSince } from './build';

const STARTED_AT = new Date('2026-11-27T09:00:00Z').getTime();

/** A package whose source was saved so many milliseconds after the build began. */
function packageSaved(afterMs: number): string {
  const directory = temporaryFolder();
  const time = (STARTED_AT + afterMs) / 1_000;
  for (const file of ['package.json', 'page.ts']) {
    writeFileSync(join(directory, file), '');
    utimesSync(join(directory, file), time, time);
  }
  return directory;
}

describe('assertUnchangedSince', () => {
  it.each([
    [-1, undefined],
    [50, 'was saved during the build. Build again.'],
  ])('answers for a source that was saved %d ms after the build began: %s', (afterMs, message = '') => {
    const assert = () => {
      assertUnchangedSince(STARTED_AT, [packageSaved(-1), packageSaved(afterMs)]);
    };
    if (message) expect(assert).toThrow(message);
    else expect(assert).not.toThrow();
  });
});
