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

/** A release of mfe-deals with other fields in its manifest, and the version that belongs to them. */
function forgedDeals(change: (release: ReturnType<typeof fakeDeals>['release']) => object): string {
  const { dist, release } = fakeDeals('Other fares');
  forgeManifest(dist, change(release));
  return dist;
}

/** A release of mfe-deals with one page at another path. */
function dealsAt(path: string): string {
  return forgedDeals(({ pages }) => ({ pages: { ...pages, [path]: pages[DEALS_PATH] } }));
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
      'with a file that would overwrite the pointer of the shell',
      () =>
        forgedDeals(({ files }) => ({ files: { ...files, '../../../live/shell.json': integrityOf('') } })),
      'files has the name "../../../live/shell.json", which does not lie in browser/ or server/ or development/',
    ],
    [
      'with a file that would overwrite the page of another remote',
      () =>
        forgedDeals(({ files }) => ({
          files: { ...files, 'browser/../../../../index.html': integrityOf('') },
        })),
      'files has the name "browser/../../../../index.html", which does not lie in',
    ],
    [
      'whose page is the code of another remote',
      () =>
        forgedDeals(({ pages }) => ({
          pages: { [DEALS_PATH]: { ...pages[DEALS_PATH], server: 'server/../../../mfe-home/index.js' } },
        })),
      'pages["/first-class-deals"].server is "server/../../../mfe-home/index.js", which does not lie in server/',
    ],
    [
      'whose page is a file that has no hash',
      () =>
        forgedDeals(({ pages }) => ({
          pages: { [DEALS_PATH]: { ...pages[DEALS_PATH], server: 'server/other.js' } },
        })),
      'pages["/first-class-deals"].server is "server/other.js", which is not among the files of the release',
    ],
    ['whose page is a link to a file elsewhere', dealsWithLink, 'is not a regular file'],
    [
      'of a remote that is called shell',
      () => forgedDeals(() => ({ name: 'shell' })),
      'name is "shell", which no remote may be called',
    ],
    [
      'of a remote that says it is the shell',
      () => forgedDeals(() => ({ kind: 'shell' })),
      'name is "mfe-deals", which is not "shell", as every shell is called',
    ],
    [
      'of a shell that has the name of a remote',
      () => {
        const { dist } = fakeShell({ greeting: 'Mine' });
        forgeManifest(dist, { name: 'mfe-home' });
        return dist;
      },
      'name is "mfe-home", which is not "shell", as every shell is called',
    ],
    [
      'whose name leads elsewhere',
      () => forgedDeals(() => ({ name: '../live' })),
      'name is "../live", which is not a name of lower-case letters, digits and hyphens',
    ],
    [
      'with a page among the pointers',
      () => dealsAt('/live'),
      `pages has the name "/live", which is reserved for the tool's own files`,
    ],
    [
      'with a page among the releases of another remote',
      () => dealsAt('/releases/mfe-home'),
      `pages has the name "/releases/mfe-home", which is reserved for the tool's own files`,
    ],
    [
      'with a page outside of the site',
      () => dealsAt('/../../etc'),
      'pages has the name "/../../etc", which is not a path of lower-case words',
    ],
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
