import { execFileSync } from 'node:child_process';
import { readFileSync, renameSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fakeRemote } from '../testing/fakeReleases';
import { forgeManifest } from '../testing/forgeManifest';
import { temporaryFolder } from '../testing/temporaryFolder';
import { UserError } from '../util/UserError';
import { integrityOf } from './integrity';
import { readRelease } from './readRelease';

const MEBIBYTE = 1024 ** 2;
const REBUILD = 'Build it again and publish the whole dist folder.';

async function errorOf(dist: string): Promise<string> {
  const error: unknown = await readRelease(dist).catch((thrown: unknown) => thrown);
  if (!(error instanceof UserError)) throw new Error('The release was not refused');
  return error.message;
}

/** Writes a release and then changes its release.json. */
function releaseWith(change: (text: string) => string): { dist: string; file: string } {
  const { dist } = fakeRemote('mfe-home');
  const file = join(dist, 'release.json');
  writeFileSync(file, change(readFileSync(file, 'utf8')));
  return { dist, file };
}

describe('readRelease', () => {
  it('returns the manifest when every file matches its hash', async () => {
    const { dist, release } = fakeRemote('mfe-home');
    expect(await readRelease(dist)).toEqual(release);
  });

  it('refuses a folder that does not exist', async () => {
    const dist = join(temporaryFolder(), 'nowhere');
    expect(await errorOf(dist)).toBe(
      `There is no release in ${dist}: ${join(dist, 'release.json')} is missing. ` +
        'Build the package first: npm run build -w <name>.',
    );
  });

  it('refuses a release.json that was cut off', async () => {
    const { dist, file } = releaseWith((text) => text.slice(0, -20));
    expect(await errorOf(dist)).toBe(`${file} is corrupt: it is not JSON. ${REBUILD}`);
  });

  it('refuses a release.json of more than 16 MB without reading it', async () => {
    const { dist, file } = releaseWith((text) => text + ' '.repeat(16 * MEBIBYTE));
    expect(await errorOf(dist)).toBe(`${file} is larger than 16 MB. Make it smaller.`);
  });

  it('refuses a release with a missing file', async () => {
    const { dist } = fakeRemote('mfe-home');
    rmSync(join(dist, 'server/home.js'));
    expect(await errorOf(dist)).toBe(
      `The release in ${dist} is incomplete: server/home.js is missing. ${REBUILD}`,
    );
  });

  it('refuses a release with a changed file', async () => {
    const { dist } = fakeRemote('mfe-home');
    const file = join(dist, 'browser/remoteEntry.js');
    writeFileSync(file, 'alert(1)');
    expect(await errorOf(dist)).toBe(`${file} has changed since the release was built. ${REBUILD}`);
  });

  it.each([
    ['file', 'server/home.js', 'server/home.js'],
    ['folder', 'server', 'server/home.js'],
    ['manifest', 'release.json', 'release.json'],
  ])('refuses a %s that is a link to the same elsewhere', async (_what, name, file) => {
    const { dist } = fakeRemote('mfe-home');
    const elsewhere = join(temporaryFolder(), 'moved');
    renameSync(join(dist, name), elsewhere);
    symlinkSync(elsewhere, join(dist, name));
    expect(await errorOf(dist)).toBe(`${join(dist, file)} is not a regular file. ${REBUILD}`);
  });

  it('refuses a named pipe, which nobody may ever write to', async () => {
    const { dist } = fakeRemote('mfe-home');
    const file = join(dist, 'browser/remoteEntry.js');
    rmSync(file);
    execFileSync('mkfifo', [file]);
    expect(await errorOf(dist)).toBe(`${file} is not a regular file. ${REBUILD}`);
  });

  it('refuses a file of more than 32 MB without reading it', async () => {
    const { dist } = fakeRemote('mfe-home');
    const file = join(dist, 'browser/remoteEntry.js');
    truncateSync(file, 32 * MEBIBYTE + 1);
    expect(await errorOf(dist)).toBe(`${file} is larger than 32 MB. Make it smaller.`);
  });

  it('refuses a release of more than 512 MB', async () => {
    const { dist, release } = fakeRemote('mfe-home');
    const pictures = Array.from({ length: 16 }, (_, index) => `browser/${String(index)}.avif`);
    for (const picture of pictures) {
      writeFileSync(join(dist, picture), '');
      truncateSync(join(dist, picture), 32 * MEBIBYTE);
    }
    const hashes = Object.fromEntries(pictures.map((picture) => [picture, integrityOf('')]));
    forgeManifest(dist, { files: { ...release.files, ...hashes } });
    expect(await errorOf(dist)).toBe(`The release in ${dist} is larger than 512 MB. Make its files smaller.`);
  });
});
