import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fakeRemote } from '../testing/fakeReleases';
import { temporaryFolder } from '../testing/temporaryFolder';
import { UserError } from '../util/UserError';
import { readRelease } from './readRelease';

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

  it('refuses a folder without release.json', async () => {
    const dist = temporaryFolder();
    expect(await errorOf(dist)).toContain(`There is no release in ${dist}`);
  });

  it.each([
    ['was cut off', (text: string) => text.slice(0, -20)],
    ['is empty', () => ''],
    ['is garbage', () => '<!doctype html>'],
    ['holds null', () => 'null'],
    ['is JSON of another kind', () => '{"name":"mfe-home","version":"1.0.0"}'],
  ])('refuses a release.json that %s', async (_what, change) => {
    const { dist, file } = releaseWith(change);
    expect(await errorOf(dist)).toBe(`${file} is corrupt: it is not a release manifest. ${REBUILD}`);
  });

  it.each([
    ['another version', (text: string) => text.replace(/"version": "\w+"/, '"version": "0123456789abcdef"')],
    ['another contract', (text: string) => text.replace('"contract": "1.0.0"', '"contract": "2.0.0"')],
  ])('refuses a release.json with %s', async (_what, change) => {
    const { dist, file } = releaseWith(change);
    expect(await errorOf(dist)).toMatch(
      new RegExp(`^${file} is corrupt: its content does not match its version \\w{16}\\. ${REBUILD}$`),
    );
  });

  it.each(['../../elsewhere', 'a/b', '@team/mfe', 'MFE', ''])(
    'refuses the name %j, which cannot be part of a file name or an address',
    async (name) => {
      const { dist, file } = releaseWith((text) => text.replace('"name": "mfe-home"', `"name": "${name}"`));
      expect(await errorOf(dist)).toContain(`${file} is corrupt: it is not a release manifest.`);
    },
  );

  it('refuses a release with a missing file', async () => {
    const { dist } = fakeRemote('mfe-home');
    rmSync(join(dist, 'server/index.js'));
    expect(await errorOf(dist)).toBe(
      `The release in ${dist} is incomplete: server/index.js is missing. ${REBUILD}`,
    );
  });

  it('refuses a release with a changed file', async () => {
    const { dist } = fakeRemote('mfe-home');
    const file = join(dist, 'browser/remoteEntry.js');
    writeFileSync(file, 'alert(1)');
    expect(await errorOf(dist)).toBe(`${file} has changed since the release was built. ${REBUILD}`);
  });
});
