import { execFileSync } from 'node:child_process';
import { appendFileSync, renameSync, rmSync, symlinkSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { fakeRemote } from '../testing/fakeReleases';
import { temporaryFolder } from '../testing/temporaryFolder';
import { readRelease } from './readRelease';

const MEBIBYTE = 1024 ** 2;
const BUILD = 'Build the package first: npm run build -w <name>.';
const SHRINK = 'Make it smaller.';
const REBUILD = 'Build it again and publish the whole dist folder.';
const ENTRY = 'browser/remoteEntry.js';

/** Replaces a file or folder by a link to itself elsewhere. */
function moveElsewhere(file: string): void {
  const elsewhere = join(temporaryFolder(), 'moved');
  renameSync(file, elsewhere);
  symlinkSync(elsewhere, file);
}

function replaceByPipe(file: string): void {
  rmSync(file);
  execFileSync('mkfifo', [file]);
}

const change = (file: string) => {
  appendFileSync(file, 'alert(1)');
};
const setSize = (bytes: number) => (file: string) => {
  truncateSync(file, bytes);
};

describe('readRelease', () => {
  it('returns the manifest when every file matches its hash', async () => {
    const { dist, release } = fakeRemote('mfe-home');
    expect(await readRelease(dist)).toEqual(release);
  });

  it.each<[what: string, name: string, damage: (file: string) => void, message: string]>([
    [
      'no release.json',
      'release.json',
      rmSync,
      `There is no release in DIST: DIST/release.json is missing. ${BUILD}`,
    ],
    ['half of it', 'release.json', setSize(300), `DIST/release.json is corrupt: it is not JSON. ${REBUILD}`],
    [
      'too large a one',
      'release.json',
      setSize(16 * MEBIBYTE + 1),
      `DIST/release.json is larger than 16 MB. ${SHRINK}`,
    ],
    ['too large a file', ENTRY, setSize(32 * MEBIBYTE + 1), `DIST/${ENTRY} is larger than 32 MB. ${SHRINK}`],
    ['a missing file', ENTRY, rmSync, `The release in DIST is incomplete: ${ENTRY} is missing. ${REBUILD}`],
    ['a changed file', ENTRY, change, `DIST/${ENTRY} has changed since the release was built. ${REBUILD}`],
    [
      'a link to a release.json',
      'release.json',
      moveElsewhere,
      `DIST/release.json is not a regular file. ${REBUILD}`,
    ],
    ['a link to a file', ENTRY, moveElsewhere, `DIST/${ENTRY} is not a regular file. ${REBUILD}`],
    ['a link to a folder', 'browser', moveElsewhere, `DIST/${ENTRY} is not a regular file. ${REBUILD}`],
    [
      'a named pipe, which nobody may ever write to',
      ENTRY,
      replaceByPipe,
      `DIST/${ENTRY} is not a regular file. ${REBUILD}`,
    ],
  ])('refuses a folder with %s', async (_what, name, damage, message) => {
    const { dist } = fakeRemote('mfe-home');
    damage(join(dist, name));
    await expect(readRelease(dist)).rejects.toMatchObject({
      name: 'UserError',
      message: message.replaceAll('DIST', dist),
    });
  });
});
