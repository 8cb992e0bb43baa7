import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fakeRemote } from '../testing/fakeReleases';
import { temporaryFolder } from '../testing/temporaryFolder';
import { readRelease } from './readRelease';
import { ReleaseError } from './ReleaseError';

const REMEDY = 'Build it again and publish the whole dist folder.';

async function refusalOf(dist: string): Promise<string> {
  const error: unknown = await readRelease(dist).catch((refusal: unknown) => refusal);
  if (!(error instanceof ReleaseError)) throw new Error('The release was not refused');
  return error.message;
}

/** A release whose release.json was changed. */
function releaseWith(change: (text: string) => string): { dist: string; file: string } {
  const { dist } = fakeRemote('mfe-home');
  const file = join(dist, 'release.json');
  writeFileSync(file, change(readFileSync(file, 'utf8')));
  return { dist, file };
}

describe('Reading a release', () => {
  it('gives its manifest when every file is the one that was built', async () => {
    const { dist, release } = fakeRemote('mfe-home');
    expect(await readRelease(dist)).toEqual(release);
  });

  it('refuses a folder that does not exist', async () => {
    const dist = join(temporaryFolder(), 'nowhere');
    expect(await refusalOf(dist)).toBe(
      `There is no release in ${dist}: ${join(dist, 'release.json')} is missing. ` +
        'Build the room first: npm run build -w <name>.',
    );
  });

  it('refuses a folder without release.json', async () => {
    const dist = temporaryFolder();
    expect(await refusalOf(dist)).toContain(`There is no release in ${dist}`);
  });

  it.each([
    ['was cut off', (text: string) => text.slice(0, -20)],
    ['is empty', () => ''],
    ['is garbage', () => '<!doctype html>'],
    ['holds null', () => 'null'],
    ['holds something else', () => '{"name":"mfe-home","version":"1.0.0"}'],
  ])('refuses a release.json that %s', async (_what, change) => {
    const { dist, file } = releaseWith(change);
    expect(await refusalOf(dist)).toBe(`${file} is corrupt: it is not a release manifest. ${REMEDY}`);
  });

  it.each([
    ['another version', (text: string) => text.replace(/"version": "\w+"/, '"version": "0123456789abcdef"')],
    ['another contract', (text: string) => text.replace('"contract": "1.0.0"', '"contract": "2.0.0"')],
  ])('refuses a release.json with %s', async (_what, change) => {
    const { dist, file } = releaseWith(change);
    expect(await refusalOf(dist)).toMatch(
      new RegExp(`^${file} is corrupt: its content does not match its version \\w{16}\\. ${REMEDY}$`),
    );
  });

  it.each(['../../elsewhere', 'a/b', '@team/mfe', 'MFE', ''])(
    'refuses a release that calls itself %j, which is no name for a folder and an address',
    async (name) => {
      const { dist, file } = releaseWith((text) => text.replace('"name": "mfe-home"', `"name": "${name}"`));
      expect(await refusalOf(dist)).toContain(`${file} is corrupt: it is not a release manifest.`);
    },
  );

  it('refuses a release without one of its files', async () => {
    const { dist } = fakeRemote('mfe-home');
    rmSync(join(dist, 'server/index.js'));
    expect(await refusalOf(dist)).toBe(`The release in ${dist} misses its file server/index.js. ${REMEDY}`);
  });

  it('refuses a release with a file that was changed', async () => {
    const { dist } = fakeRemote('mfe-home');
    const file = join(dist, 'browser/remoteEntry.js');
    writeFileSync(file, 'alert(1)');
    expect(await refusalOf(dist)).toBe(`The file ${file} is not the one that was built. ${REMEDY}`);
  });
});
