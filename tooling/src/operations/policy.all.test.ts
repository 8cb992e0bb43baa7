import { readHistory } from '../store/history';
import { objectMetadata } from '../store/objectMetadata';
import { withVariants } from '../store/pageKeys';
import { readPointers } from '../store/pointers';
import { listPreviews } from '../store/previews';
import { S3Store } from '../store/S3Store';
import { CONFLICT, type WriteCondition } from '../store/Store';
import { evaluatePolicy } from '../testing/evaluatePolicy';
import {
  FAKE_ROUTES,
  fakeDeals,
  fakeRemote,
  fakeRemoteShowing,
  fakeShell,
  pageSource,
} from '../testing/fakeReleases';
import { emptySite } from '../testing/publishedSite';
import { readText } from '../testing/readText';
import { S3Server } from '../testing/S3Server';
import { compose } from './compose';
import { endPreview } from './endPreview';
import { findDamage } from './findDamage';
import { policy, type PolicyOptions } from './policy';
import { prune } from './prune';
import { publish } from './publish';
import { publishPreview } from './publishPreview';
import { rollback } from './rollback';

jest.mock('../compose/runInSandbox');

const BUCKET = 'bucket';
const PREFIX = 'sites/test/';
const HOME_PAGE = 'index.html';
const DEALS_PAGE = 'first-class-deals/index.html';
const TWO_DAYS_LATER_MS = Date.now() + 2 * 24 * 60 * 60 * 1_000;
/** Everything that belongs to mfe-deals. */
const OF_DEALS =
  /^(?:releases\/mfe-deals\/.+|live\/mfe-deals\.json|\.farekite\/(?:history|pages|pending|previews)\/mfe-deals\/.+|first-class-deals\/index(?:\.es)?\.html(?:\.br|\.gz)?)$/;

const shell = fakeShell();
const nextShell = fakeShell({ greeting: 'Bienvenue' });
const deals = fakeDeals('First');
const nextDeals = fakeDeals('Second');
const home = fakeRemoteShowing('mfe-home', 'First');
const nextHome = fakeRemoteShowing('mfe-home', 'Second');
const previewedHome = fakeRemoteShowing('mfe-home', 'Previewed');
const shellWithNewPage = fakeShell({
  routes: [...FAKE_ROUTES, { path: '/top-airlines', remote: 'mfe-deals' }],
});

/** A release of mfe-deals with one more page; both show a text. @returns its folder */
function dealsWithNewPage(text: string): string {
  const source = pageSource(`return '${text}'`);
  return fakeRemote('mfe-deals', { pages: { '/first-class-deals': source, '/top-airlines': source } }).dist;
}

let server: S3Server;
let store: S3Store;
/** The site with which every test begins. */
let published: S3Server['objects'];

const openStore = (site: string) => new S3Store(site, server.env);

/** Keys without the site's prefix, and the contents of the objects. */
function readObjects(): Map<string, string> {
  return new Map(
    [...server.objects].map(([key, { bytes }]) => [key.slice(PREFIX.length), bytes.toString('base64')]),
  );
}

/** The keys of the objects that were written or deleted since they were read. */
function changedSince(before: ReadonlyMap<string, string>): string[] {
  const after = readObjects();
  return [...new Set([...before.keys(), ...after.keys()])].filter(
    (key) => before.get(key) !== after.get(key),
  );
}

const isAllowed =
  (printed: string): S3Server['allows'] =>
  (request) =>
    evaluatePolicy(printed, BUCKET, request);

/** From now on the store knows the publisher as the pipeline of this package. */
async function actAs(name: string, options?: PolicyOptions): Promise<void> {
  server.allows = isAllowed(JSON.stringify(await policy(name, store, options)));
}

function actAsAdministrator(): void {
  server.allows = () => true;
}

/** Publishes, and is stopped after the pointer has moved, before any page is written. */
async function publishUntilPointerMoves(dist: string): Promise<void> {
  server.allows = ({ action, key }) => action !== 's3:PutObject' || !/\.html|robots\.txt|favicon/.test(key);
  await expect(publish(dist, store)).rejects.toThrow('403');
  actAsAdministrator();
}

/** The keys of the announcements that are pending. */
const pendingKeys = () => [...readObjects().keys()].filter((key) => key.startsWith('.farekite/pending/'));

beforeAll(async () => {
  server = await S3Server.start();
  store = openStore(server.site);
  for (const { dist } of [shell, deals, home]) await publish(dist, store, { create: true });
  published = new Map(server.objects);
});

beforeEach(() => {
  server.objects.clear();
  for (const [key, object] of published) server.objects.set(key, object);
  // Every process tries a store before it writes to it for the first time.
  store = openStore(server.site);
  actAsAdministrator();
});

afterAll(() => server.stop());

describe('policy', () => {
  it('names what a remote may read and write, its pages in the languages of the live shell', async () => {
    await publish(fakeShell({ languages: ['en', 'fr'] }).dist, store);
    const arnOf = (key: string) => `arn:aws:s3:::bucket/sites/test/${key}`;
    expect(await policy('mfe-deals', store)).toEqual({
      Version: '2012-10-17',
      Statement: [
        { Sid: 'Read', Effect: 'Allow', Action: ['s3:GetObject'], Resource: [arnOf('*')] },
        {
          Sid: 'List',
          Effect: 'Allow',
          Action: ['s3:ListBucket'],
          Resource: ['arn:aws:s3:::bucket'],
          Condition: { StringLike: { 's3:prefix': 'sites/test/*' } },
        },
        {
          Sid: 'Write',
          Effect: 'Allow',
          Action: ['s3:PutObject'],
          Resource: [
            'releases/mfe-deals/*',
            'live/mfe-deals.json',
            '.farekite/history/mfe-deals/*',
            '.farekite/pages/mfe-deals/*',
            'first-class-deals/index.html',
            'first-class-deals/index.html.*',
            'first-class-deals/index.fr.html',
            'first-class-deals/index.fr.html.*',
          ].map(arnOf),
        },
        {
          Sid: 'WriteAndDelete',
          Effect: 'Allow',
          Action: ['s3:PutObject', 's3:DeleteObject'],
          Resource: [
            '.farekite/pending/mfe-deals/*',
            '.farekite/previews/mfe-deals/*',
            '.farekite/probe/*',
          ].map(arnOf),
        },
      ],
    });
  });

  it('keeps the site at the root of a bucket to that bucket', async () => {
    const printed = JSON.stringify(await policy('shell', openStore('s3://bucket')));
    expect(isAllowed(printed)({ action: 's3:DeleteObject', key: HOME_PAGE })).toBe(true);
    expect(isAllowed(printed)({ action: 's3:ListBucket', key: '' })).toBe(true);
    expect(evaluatePolicy(printed, 'bucket-of-another', { action: 's3:GetObject', key: HOME_PAGE })).toBe(
      false,
    );
  });

  it('refuses a site in a folder in one line', async () => {
    const site = emptySite();
    await expect(policy('shell', site)).rejects.toThrow(
      `The site ${site.location} is in a folder, and policies are for object stores. ` +
        'Name one with --site s3://BUCKET/PREFIX; for a folder, the permissions of the file system decide.',
    );
  });

  it.each(['mfe-guides', 'mfe-deal', '*', '__proto__', ''])(
    'refuses %j in one line, to which the live shell has no route',
    async (name) => {
      await expect(policy(name, store)).rejects.toThrow(
        `shell@${shell.release.version}, which is live in s3://bucket/sites/test, has no route to "${name}". ` +
          'Check the name, or first publish the shell that has the routes of the remote.',
      );
    },
  );

  it('refuses a remote in one line as long as no shell is live', async () => {
    server.objects.clear();
    await expect(policy('mfe-deals', store)).rejects.toThrow(
      'No shell is live in s3://bucket/sites/test. ' +
        'Publish one first: its routes say which pages a remote may write.',
    );
  });
});

describe('With the policy of a remote, its pipeline', () => {
  beforeEach(() => actAs('mfe-deals'));

  it('publishes, and writes nothing that belongs to others', async () => {
    const before = readObjects();
    await publish(nextDeals.dist, store);
    const changed = changedSince(before);
    expect(changed.filter((key) => !OF_DEALS.test(key))).toEqual([]);
    expect(changed).toEqual(
      expect.arrayContaining(['live/mfe-deals.json', DEALS_PAGE, `${DEALS_PAGE}.br`, `${DEALS_PAGE}.gz`]),
    );
    expect(await readText(store, DEALS_PAGE)).toContain('Second in en');
    expect(pendingKeys()).toEqual([]);
    expect(await findDamage(store)).toEqual([]);
  });

  it('publishes with a policy that was printed when there was no index of pages', async () => {
    const { allows } = server;
    server.allows = (request) =>
      allows(request) &&
      (request.action === 's3:GetObject' || !request.key.startsWith(`${PREFIX}.farekite/pages/`));
    const before = readObjects();
    await publish(nextDeals.dist, store);
    expect(await readText(store, DEALS_PAGE)).toContain('Second in en');
    expect(changedSince(before).filter((key) => key.startsWith('.farekite/pages/'))).toEqual([]);
    expect(pendingKeys()).toEqual([]);
    expect(await findDamage(store)).toEqual([]);
  });

  it('previews, ends a preview, publishes what was previewed, and rolls back', async () => {
    const before = readObjects();
    const label = `mfe-deals@${nextDeals.release.version}`;
    await publishPreview(nextDeals.dist, store);
    await endPreview(label, store);
    await publishPreview(nextDeals.dist, store);
    await publish(nextDeals.dist, store);
    const { release } = await rollback('mfe-deals', store);
    expect(release).toEqual(deals.release);
    expect(await readText(store, DEALS_PAGE)).toContain('First in en');
    expect(changedSince(before).filter((key) => !OF_DEALS.test(key))).toEqual([]);
    expect(pendingKeys()).toEqual([]);
    expect(await findDamage(store)).toEqual([]);
  });

  it('publishes its first release', async () => {
    for (const key of server.objects.keys()) {
      if (key.includes('mfe-deals') || key.includes('first-class-deals')) server.objects.delete(key);
    }
    await publish(deals.dist, store);
    expect(await readText(store, DEALS_PAGE)).toContain('First in en');
  });

  it('is refused a page that it got later, and completes its publish with a policy that is printed again', async () => {
    const [first, second] = ['First', 'Second'].map(dealsWithNewPage) as [string, string];
    await publish(first, store);
    const oldPolicy = server.allows;
    await actAs('shell');
    await publish(shellWithNewPage.dist, store);
    server.allows = oldPolicy;
    await expect(publish(second, store)).rejects.toThrow(
      /PUT sites\/test\/top-airlines\/index\S* with 403 AccessDenied\. .*"farekite policy" prints what a package needs\.$/,
    );
    expect(await readText(store, DEALS_PAGE)).toContain('Second');

    await actAs('mfe-deals');
    await publish(second, store);
    expect(await readText(store, 'top-airlines/index.html')).toContain('Second');
    expect(pendingKeys()).toEqual([]);
    expect(await findDamage(store)).toEqual([]);
  });

  it('leaves the announcement of a neighbour to others, and publishes', async () => {
    await publishUntilPointerMoves(nextHome.dist);
    const announced = pendingKeys();
    expect(announced).toEqual([expect.stringMatching(/^\.farekite\/pending\/mfe-home\//)]);
    await actAs('mfe-deals');
    const before = readObjects();
    await publish(nextDeals.dist, store);
    expect(changedSince(before).filter((key) => !OF_DEALS.test(key))).toEqual([]);
    expect(await readText(store, DEALS_PAGE)).toContain('Second in en');
    expect(pendingKeys()).toEqual(announced);

    await actAs('mfe-home');
    await publish(nextHome.dist, store);
    expect(await readText(store, HOME_PAGE)).toContain('Second in en');
    expect(pendingKeys()).toEqual([]);
    expect(await findDamage(store)).toEqual([]);
  });

  it('leaves the announcement of the shell to others, and publishes with the shell that is live', async () => {
    await publishUntilPointerMoves(nextShell.dist);
    const announced = pendingKeys();
    expect(announced).toEqual([expect.stringMatching(/^\.farekite\/pending\/shell\//)]);
    await actAs('mfe-deals');
    const before = readObjects();
    await publish(nextDeals.dist, store);
    expect(changedSince(before).filter((key) => !OF_DEALS.test(key))).toEqual([]);
    expect(await readText(store, DEALS_PAGE)).toContain('<p>Bienvenue</p>Second in en');
    expect(pendingKeys()).toEqual(announced);

    await actAs('shell');
    await publish(nextShell.dist, store);
    expect(pendingKeys()).toEqual([]);
    expect(await findDamage(store)).toEqual([]);
  });

  it('leaves announcements to others whose pages are written', async () => {
    const key = '.farekite/pending/mfe-home/1-left.json';
    actAsAdministrator();
    await store.put(key, Buffer.from('{}\n'), objectMetadata(key), 'absent');
    await actAs('mfe-deals');
    await publish(nextDeals.dist, store);
    expect(pendingKeys()).toEqual([key]);
  });

  it.each<[string, () => Promise<unknown>, string]>([
    [
      'publish a neighbour',
      () => publish(nextHome.dist, store),
      `PUT sites/test/releases/mfe-home/${nextHome.release.version}/`,
    ],
    [
      'publish the shell',
      () => publish(nextShell.dist, store),
      `PUT sites/test/releases/shell/${nextShell.release.version}/`,
    ],
    [
      'preview a neighbour',
      () => publishPreview(nextHome.dist, store),
      'PUT sites/test/.farekite/previews/mfe-home/',
    ],
    [
      'end the preview of a neighbour',
      () => endPreview(`mfe-home@${previewedHome.release.version}`, store),
      'DELETE sites/test/.farekite/previews/mfe-home/',
    ],
    [
      'roll a neighbour back',
      () => rollback('mfe-home', store),
      'PUT sites/test/.farekite/pending/mfe-home/',
    ],
    [
      'prune',
      () => prune(store, { keep: 0, nowMs: TWO_DAYS_LATER_MS }),
      `DELETE sites/test/releases/mfe-deals/${deals.release.version}/release.json`,
    ],
    ['compose pages of others', () => compose(store), 'PUT sites/test/index.html'],
  ])('cannot %s, and is told so in one line', async (_what, run, request) => {
    actAsAdministrator();
    for (const { dist } of [nextDeals, fakeRemoteShowing('mfe-home', 'Third')]) await publish(dist, store);
    await publishPreview(previewedHome.dist, store);
    await store.put(HOME_PAGE, Buffer.from('damaged'), objectMetadata(HOME_PAGE), 'always');
    await actAs('mfe-deals');
    const before = readObjects();
    const error = await run().catch((caught: unknown) => caught);
    expect(error).toMatchObject({ name: 'UserError' });
    const { message } = error as Error;
    expect(message).toMatch(/^The store s3:\/\/bucket\/sites\/test answered .*$/);
    expect(message).toContain(`answered ${request}`);
    expect(message).toMatch(
      / with 403 AccessDenied\. Let the policy of these credentials allow it; "farekite policy" prints what a package needs\.$/,
    );
    expect(changedSince(before)).toEqual([]);
  });

  it.each([
    HOME_PAGE,
    `${HOME_PAGE}.br`,
    '404.html',
    'robots.txt',
    'first-class-deals/more/index.html',
    'first-class-deals/index/index.html',
    'first-class-deals/index.de.html',
    'first-class-deals/indexes.html',
    'live/mfe-home.json',
    'live/shell.json',
    'live/mfe-deals-and-more.json',
    'releases/mfe-home/0123456789abcdef/release.json',
    'releases/mfe-deals-and-more/0123456789abcdef/release.json',
    'releases/mfe-deals',
    '.farekite/history/mfe-home/2-forged.json',
    '.farekite/history/shell/2-forged.json',
    '.farekite/pending/shell/2-forged.json',
    '.farekite/previews/mfe-home/0123456789abcdef.json',
  ])('cannot write or delete %s', async (key) => {
    const before = readObjects();
    const put = store.put(key, Buffer.from('forged'), objectMetadata(key), 'always');
    await expect(put).rejects.toThrow(`PUT ${PREFIX}${key} with 403 AccessDenied`);
    await expect(store.delete(key)).rejects.toThrow(`DELETE ${PREFIX}${key} with 403 AccessDenied`);
    expect(changedSince(before)).toEqual([]);
  });

  it.each([
    DEALS_PAGE,
    `${DEALS_PAGE}.br`,
    'live/mfe-deals.json',
    `releases/mfe-deals/${deals.release.version}/release.json`,
    '.farekite/history/mfe-deals/1-some.json',
  ])('cannot delete its own %s', async (key) => {
    await expect(store.delete(key)).rejects.toThrow(`DELETE ${PREFIX}${key} with 403 AccessDenied`);
  });

  it('reads the site, and no other object of the bucket', async () => {
    expect((await readPointers(store)).size).toBe(3);
    for (const [key, object] of published) server.objects.set(key.replace('test', 'test-of-another'), object);
    const other = openStore('s3://bucket/sites/test-of-another');
    await expect(other.get('live/shell.json')).rejects.toThrow('403 AccessDenied');
    await expect(readPointers(other)).rejects.toThrow('the request for a list with 403 AccessDenied');
  });
});

describe('With the policy for previews of a remote, a pipeline', () => {
  const label = `mfe-deals@${nextDeals.release.version}`;
  const stored = `releases/mfe-deals/${deals.release.version}`;

  beforeEach(() => actAs('mfe-deals', { previewOnly: true }));

  it('previews a release, once more, and ends the preview, and changes nothing that is live', async () => {
    const before = readObjects();
    await publishPreview(nextDeals.dist, store);
    await publishPreview(nextDeals.dist, store);
    const added = changedSince(before);
    expect(added).toContain(`releases/mfe-deals/${nextDeals.release.version}/release.json`);
    expect(added.filter((key) => before.has(key))).toEqual([]);
    expect(await listPreviews(store, 'mfe-deals')).toEqual([nextDeals.release.version]);

    await endPreview(label, store);
    expect(await listPreviews(store, 'mfe-deals')).toEqual([]);
    const history = await readHistory(store, await readPointers(store), 'mfe-deals');
    expect(history.map(({ action }) => action)).toEqual(['publish', 'preview', 'preview', 'end-preview']);
    actAsAdministrator();
    expect(await findDamage(store)).toEqual([]);
  });

  it('leaves the publish of what it previewed, and the rollback, to others', async () => {
    await publishPreview(nextDeals.dist, store);
    await actAs('mfe-deals');
    await publish(nextDeals.dist, store);
    const { release } = await rollback('mfe-deals', store);
    expect(release).toEqual(deals.release);
    expect(await findDamage(store)).toEqual([]);
  });

  it.each<[string, () => Promise<unknown>, string]>([
    ['publish', () => publish(nextDeals.dist, store), 'PUT sites/test/.farekite/pending/mfe-deals/'],
    ['roll back', () => rollback('mfe-deals', store), 'PUT sites/test/.farekite/pending/mfe-deals/'],
    [
      'preview a neighbour',
      () => publishPreview(nextHome.dist, store),
      'PUT sites/test/.farekite/previews/mfe-home/',
    ],
    ['compose', () => compose(store), `PUT sites/test/${DEALS_PAGE}`],
    [
      'prune',
      () => prune(store, { keep: 0, nowMs: TWO_DAYS_LATER_MS }),
      `DELETE sites/test/releases/mfe-deals/${deals.release.version}/release.json`,
    ],
  ])('cannot %s', async (_what, run, request) => {
    actAsAdministrator();
    await publish(fakeDeals('Between').dist, store);
    await store.put(DEALS_PAGE, Buffer.from('damaged'), objectMetadata(DEALS_PAGE), 'always');
    await actAs('mfe-deals', { previewOnly: true });
    const isLive = (key: string) => /^live\/|html/.test(key);
    const before = readObjects();
    await expect(run()).rejects.toThrow(`answered ${request}`);
    expect(changedSince(before).filter(isLive)).toEqual([]);
  });

  it.each([
    DEALS_PAGE,
    `${DEALS_PAGE}.br`,
    HOME_PAGE,
    'live/mfe-deals.json',
    'live/mfe-home.json',
    'robots.txt',
    '.farekite/pending/mfe-deals/2-forged.json',
    '.farekite/history/mfe-deals/2-forged.json',
    '.farekite/pages/mfe-deals/0.json',
    '.farekite/history/mfe-home/previews/2-forged.json',
    '.farekite/previews/mfe-home/0123456789abcdef.json',
    `${stored}/release.json.br`,
    `${stored}/other.js`,
    'releases/mfe-home/0123456789abcdef/release.json',
    'releases/shell/0123456789abcdef/browser/shell.js',
  ])('cannot create, replace or delete %s', async (key) => {
    for (const when of ['absent', 'always'] as const) {
      const put = store.put(key, Buffer.from('forged'), objectMetadata(key), when);
      await expect(put).rejects.toThrow(`PUT ${PREFIX}${key} with 403 AccessDenied`);
    }
    await expect(store.delete(key)).rejects.toThrow(`DELETE ${PREFIX}${key} with 403 AccessDenied`);
  });

  it('cannot replace or delete a file of the live release, or add a compressed variant to one', async () => {
    const before = readObjects();
    const files = Object.keys(deals.release.files).map((file) => `${stored}/${file}`);
    const sent = files.filter((key) => key.startsWith(`${stored}/browser/`)).flatMap(withVariants);
    for (const key of [`${stored}/release.json`, ...files, ...sent]) {
      const put = (when: WriteCondition) => store.put(key, Buffer.from('forged'), objectMetadata(key), when);
      await expect(put('always')).rejects.toThrow('403 AccessDenied');
      expect(await put('absent')).toBe(CONFLICT);
      await expect(store.delete(key)).rejects.toThrow('403 AccessDenied');
    }
    expect(changedSince(before)).toEqual([]);
  });

  it('has none for the shell, which cannot be previewed', async () => {
    await expect(policy('shell', store, { previewOnly: true })).rejects.toThrow(
      'A shell cannot be previewed. ' +
        'Name a remote, or leave --preview out for the policy of the pipeline that publishes the shell.',
    );
  });
});

describe('With the policy of the shell, its pipeline', () => {
  beforeEach(() => actAs('shell'));

  it('publishes the shell, which writes all pages, and finishes what remotes left', async () => {
    actAsAdministrator();
    await publishUntilPointerMoves(nextHome.dist);
    await actAs('shell');
    await publish(nextShell.dist, store);
    expect(await readText(store, HOME_PAGE)).toContain('<p>Bienvenue</p>Second in en');
    expect(pendingKeys()).toEqual([]);
  });

  it('composes and prunes', async () => {
    await publish(nextDeals.dist, store);
    await store.delete(HOME_PAGE);
    expect(await compose(store)).toEqual([HOME_PAGE]);
    expect(await prune(store, { keep: 0, nowMs: TWO_DAYS_LATER_MS })).toEqual([
      { name: 'mfe-deals', version: deals.release.version },
    ]);
  });

  it('begins a site', async () => {
    server.objects.clear();
    await actAs('shell');
    await publish(shell.dist, store, { create: true });
    expect(await readText(store, '404.html')).toContain('Nothing is live here.');
  });

  it('cannot reach other objects of the bucket', async () => {
    const other = openStore('s3://bucket/sites');
    await expect(publish(shell.dist, other, { create: true })).rejects.toThrow('403 AccessDenied');
  });
});
