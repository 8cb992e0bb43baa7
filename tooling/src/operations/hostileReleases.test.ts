import { rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { integrityOf } from '../release/integrity';
import type { Store } from '../store/Store';
import { fakeDeals, fakeRemote, fakeShell, pageSource } from '../testing/fakeReleases';
import { forgeManifest } from '../testing/forgeManifest';
import { publishedSite } from '../testing/publishedSite';
import { readPage } from '../testing/readPage';
import { snapshot } from '../testing/snapshot';
import { temporaryFolder } from '../testing/temporaryFolder';
import { UserError } from '../util/UserError';
import { publish } from './publish';
import { publishPreview } from './publishPreview';

jest.mock('../compose/runInSandbox');

const DEALS_PATH = '/first-class-deals';

let site: Store;
let before: Record<string, string>;

beforeAll(async () => {
  site = await publishedSite(fakeShell().dist, fakeRemote('mfe-home').dist, fakeRemote('mfe-deals').dist);
  before = await snapshot(site.location);
});

/** A release of mfe-deals with a file that would overwrite the pointer of the shell. */
function dealsWithFileElsewhere(): string {
  const { dist, release } = fakeDeals('Other fares');
  forgeManifest(dist, { files: { ...release.files, '../../../live/shell.json': integrityOf('') } });
  return dist;
}

/** A release of mfe-deals whose page is a link to a file of the publisher. */
function dealsWithLink(): string {
  const { dist, release } = fakeDeals('Other fares');
  const secret = join(temporaryFolder(), 'secret.js');
  writeFileSync(secret, pageSource("return 'a secret of the publisher'"));
  const page = 'server/first-class-deals.js';
  rmSync(join(dist, page));
  symlinkSync(secret, join(dist, page));
  const content = pageSource("return 'a secret of the publisher'");
  forgeManifest(dist, { files: { ...release.files, [page]: integrityOf(content) } });
  return dist;
}

describe.each([
  ['publish', publish],
  ['publishPreview', (dist: string, store: Store) => publishPreview([dist], store)],
])('%s refuses, and leaves the site as it was, a release', (_name, operation) => {
  it.each([
    [
      'with a file elsewhere',
      dealsWithFileElsewhere,
      'files.../../../live/shell.json: Expected a file in browser or server or development',
    ],
    ['whose page is a link to a file elsewhere', dealsWithLink, 'is not a regular file'],
  ])('%s', async (_what, forge, problem) => {
    const error: unknown = await operation(forge(), site).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(UserError);
    expect((error as UserError).message).toContain(problem);
    expect((error as UserError).message).not.toContain('\n');
    expect(await snapshot(site.location)).toEqual(before);
  });
});

describe('publish', () => {
  it('does not show a page at a path that belongs to another remote', async () => {
    const pages = { '/': pageSource("return 'not home'"), [DEALS_PATH]: pageSource("return 'Other fares'") };
    await publish(fakeRemote('mfe-deals', { pages }).dist, site);
    expect(await readPage(site, '/')).toContain('mfe-home in en');
    expect(await readPage(site, DEALS_PATH)).toContain('Other fares');
  });
});
