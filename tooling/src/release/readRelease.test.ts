import { execFileSync } from 'node:child_process';
import { renameSync, rmSync, symlinkSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { fakeRemote } from '../testing/fakeReleases';
import { temporaryFolder } from '../testing/temporaryFolder';
import { readRelease } from './readRelease';

const SHRINK = 'Make it smaller.';
const REBUILD = 'Build it again and publish the whole dist folder.';
const ENTRY = 'browser/remoteEntry.js';

function moveElsewhere(file: string): void {
  const elsewhere = join(temporaryFolder(), 'moved');
  renameSync(file, elsewhere);
  symlinkSync(elsewhere, file);
}

function replaceByPipe(file: string): void {
  rmSync(file);
  execFileSync('mkfifo', [file]);
}

const setBytes = (bytes: number) => (file: string) => {
  truncateSync(file, bytes);
};
const MEGABYTE = 1024 ** 2;

describe('readRelease', () => {
  it.each(['login.html', 'a/LOGIN.HTM', 'login.xhtml', 'feed.xml'])(
    'refuses a release with a document of its own, such as %s',
    async (name) => {
      const { dist } = fakeRemote('mfe-home', { others: { [`browser/${name}`]: '' } });
      await expect(readRelease(dist)).rejects.toMatchObject({
        problem: `${join(dist, 'browser', name)} is an HTML or XML file`,
      });
    },
  );

  it.each<[what: string, name: string, damage: (file: string) => void, problem: string, remedy: string]>([
    [
      'no release.json',
      'release.json',
      rmSync,
      'There is no release in DIST: DIST/release.json is missing',
      'Build the package first: npm run build -w <name>.',
    ],
    ['half of a release.json', 'release.json', setBytes(300), 'FILE is corrupt: it is not JSON', REBUILD],
    [
      'too large a release.json',
      'release.json',
      setBytes(16 * MEGABYTE + 1),
      'FILE is larger than 16 MB',
      SHRINK,
    ],
    ['too large a file', ENTRY, setBytes(32 * MEGABYTE + 1), 'FILE is larger than 32 MB', SHRINK],
    ['a missing file', ENTRY, rmSync, `The release in DIST is incomplete: ${ENTRY} is missing`, REBUILD],
    ['a changed file', ENTRY, setBytes(300), 'FILE has changed since the release was built', REBUILD],
    ['a link to a folder', 'browser', moveElsewhere, `DIST/${ENTRY} is not a regular file`, REBUILD],
    ['a pipe, which nobody may ever write to', ENTRY, replaceByPipe, 'FILE is not a regular file', REBUILD],
  ])('refuses a folder with %s', async (_what, name, damage, problem, remedy) => {
    const { dist } = fakeRemote('mfe-home');
    const file = join(dist, name);
    damage(file);
    await expect(readRelease(dist)).rejects.toMatchObject({
      name: 'UserError',
      problem: problem.replaceAll('DIST', dist).replace('FILE', file),
      remedy,
    });
  });
});
