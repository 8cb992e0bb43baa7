import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { labelOf } from '../release/manifest';
import { S3Store } from '../store/S3Store';
import { CONFLICT, type WriteCondition } from '../store/Store';
import { beforeWrite } from '../testing/beforeWrite';
import { fakeDeals, fakeRemoteShowing, fakeShell } from '../testing/fakeReleases';
import { readPage } from '../testing/readPage';
import { S3Server, type S3ServerRequest } from '../testing/S3Server';
import { doctor } from './doctor';
import { promote } from './promote';
import { publish } from './publish';
import { publishPreview } from './publishPreview';
import { rollback } from './rollback';

jest.mock('../compose/runInSandbox');

/** The form of the policies in docs/policies. AWS has much more. */
interface Policy {
  readonly Statement: readonly {
    readonly Effect: string;
    readonly Action: readonly string[];
    readonly Resource: readonly string[];
    readonly Condition?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  }[];
}

/** Whether a text matches a pattern, in which a star stands for any characters, slashes included. */
function isLike(text: string, pattern: string): boolean {
  const source = pattern.replaceAll('.', String.raw`\.`).replaceAll('*', '.*');
  return new RegExp(`^${source}$`, 's').test(text);
}

/** Whether a condition holds. A request without the header or parameter that it is about has none. */
function isMet(condition: string, { action, key, ifNoneMatch }: S3ServerRequest): boolean {
  const [, prefix] = /^\{"StringLike":\{"s3:prefix":"([\w/*-]+)"\}\}$/.exec(condition) ?? [];
  if (prefix !== undefined) return action === 's3:ListBucket' && isLike(key, prefix);
  if (condition === '{"Null":{"s3:if-none-match":"false"}}') return ifNoneMatch !== undefined;
  throw new Error(`No policy in docs/policies has the condition ${condition}`);
}

/** Evaluates a policy as an object store does: what no statement allows is denied. @returns whether a request is allowed */
function evaluatePolicy({ Statement }: Policy, request: S3ServerRequest): boolean {
  const { action, key } = request;
  const resource = `arn:aws:s3:::bucket${action === 's3:ListBucket' ? '' : `/${key}`}`;
  return Statement.some(({ Effect, Action, Resource, Condition }) => {
    const isNamed = Action.includes(action) && Resource.some((pattern) => isLike(resource, pattern));
    const isAllowed = Effect === 'Allow' && isNamed;
    return isAllowed && (!Condition || isMet(JSON.stringify(Condition), request));
  });
}

const POLICIES = join(__dirname, '../../../docs/policies');
const PREFIX = 'sites/test';
const DEALS = '/first-class-deals';

const shell = fakeShell();
const nextShell = fakeShell({ greeting: 'Hello' });
const deals = fakeDeals('First');
const nextDeals = fakeDeals('Second');
const home = fakeRemoteShowing('mfe-home', 'First');
const nextHome = fakeRemoteShowing('mfe-home', 'Second');

let server: S3Server;
let store: S3Store;
/** The site with which every test begins. */
let published: S3Server['objects'];

/** From now on the store knows the publisher as the pipeline of mfe-deals. */
function actByPolicy(file: 'publish' | 'preview'): void {
  const text = readFileSync(join(POLICIES, `${file}.json`), 'utf8')
    .replaceAll('BUCKET', 'bucket')
    .replaceAll('PREFIX', PREFIX)
    .replaceAll('NAME', 'mfe-deals');
  const policy = JSON.parse(text) as Policy;
  server.allows = (request) => evaluatePolicy(policy, request);
}

function actAsAdministrator(): void {
  server.allows = () => true;
}

/** The keys of the objects that were written or deleted since. */
function changedSince(before: ReadonlyMap<string, unknown>): string[] {
  const keys = new Set([...before.keys(), ...server.objects.keys()]);
  return [...keys]
    .filter((key) => before.get(key) !== server.objects.get(key))
    .map((key) => key.slice(PREFIX.length + 1));
}

async function write(key: string, when: WriteCondition): Promise<unknown> {
  return store.put(key, Buffer.from('forged'), when);
}

beforeAll(async () => {
  server = await S3Server.start();
  store = new S3Store(server.site);
  for (const { dist } of [home, deals, shell]) await publish(dist, store, { create: true });
  published = new Map(server.objects);
});

beforeEach(() => {
  server.objects.clear();
  for (const [key, object] of published) server.objects.set(key, object);
  // Every process tries a store before it writes to it for the first time.
  store = new S3Store(server.site);
  actAsAdministrator();
});

afterAll(() => server.stop());

const OF_DEALS =
  /^(?:releases\/mfe-deals\/.+|pages\/[\da-f]+\/mfe-deals@.+|live\/mfe-deals\.json|history\/mfe-deals\/.+|previews\/mfe-deals\/.+)$/;

const OWN_RELEASE = `mfe-deals/${deals.release.version}`;
const OWN_PAGES = `pages/${shell.release.version}/${labelOf(deals.release)}`;

/** Objects that mfe-deals must not write. */
const FOREIGN = [
  'live/shell.json',
  'live/mfe-home.json',
  'live/mfe-deals-old.json',
  `releases/mfe-home/${home.release.version}/browser/a.js`,
  `releases/shell/${shell.release.version}/release.json`,
  `pages/${shell.release.version}/${labelOf(home.release)}/complete.json`,
  `pages/${shell.release.version}/mfe-home@0123456789abcdef/en.html`,
  `pages/${shell.release.version}/${labelOf({ ...shell.release })}/404/en.html`,
  `pages/${shell.release.version}/mfe-deals-old@0123456789abcdef/en.html`,
  'history/mfe-home/2-forged.json',
  'history/shell/2-forged.json',
  'previews/mfe-home/forged.json',
];

describe('With the policy to publish mfe-deals, its pipeline', () => {
  beforeEach(() => {
    actByPolicy('publish');
  });

  it('publishes, previews, promotes and rolls back, and writes nothing of others', async () => {
    const before = new Map(server.objects);
    await publish(nextDeals.dist, store);
    await rollback('mfe-deals', store);
    await publishPreview([fakeDeals('Third').dist], store);
    await promote(labelOf(fakeDeals('Third').release), store);
    const changed = changedSince(before);
    expect(changed.filter((key) => !OF_DEALS.test(key))).toEqual([]);
    expect(await readPage(store, DEALS)).toContain('Third in en');
  });

  it('renders its own pages with a shell that goes live meanwhile', async () => {
    beforeWrite(store, 'history/', async () => {
      actAsAdministrator();
      await publish(nextShell.dist, new S3Store(server.site));
      actByPolicy('publish');
    });
    await publish(nextDeals.dist, store);
    expect(await readPage(store, DEALS)).toContain('<p>Hello</p>Second in en');
  });

  it('may publish nothing of others, and delete nothing', async () => {
    const before = new Map(server.objects);
    for (const { dist } of [nextHome, nextShell]) await expect(publish(dist, store)).rejects.toThrow('403');
    await expect(store.delete('live/mfe-deals.json')).rejects.toThrow('403');
    expect(changedSince(before)).toEqual([]);
  });
});

describe('With the policy to preview mfe-deals, its pipeline', () => {
  beforeEach(() => {
    actByPolicy('preview');
  });

  it('previews, and replaces nothing', async () => {
    const before = new Map(server.objects);
    await publishPreview([nextDeals.dist], store);
    const changed = changedSince(before);
    expect(changed.filter((key) => !OF_DEALS.test(key) || before.has(`${PREFIX}/${key}`))).toEqual([]);
    actAsAdministrator();
    await promote(labelOf(nextDeals.release), store);
    expect(await readPage(store, DEALS)).toContain('Second in en');
    expect((await doctor(store)).damages).toEqual([]);
  });

  it('may make nothing live', async () => {
    const before = server.objects.get(`${PREFIX}/live/mfe-deals.json`);
    await expect(publish(nextDeals.dist, store)).rejects.toThrow('403');
    expect(server.objects.get(`${PREFIX}/live/mfe-deals.json`)).toBe(before);
  });

  it.each([
    `releases/${OWN_RELEASE}/browser/remoteEntry.js`,
    `releases/${OWN_RELEASE}/release.json`,
    `${OWN_PAGES}/first-class-deals/en.html`,
    `${OWN_PAGES}/complete.json`,
  ])('may not replace %s', async (key) => {
    await expect(write(key, 'always')).rejects.toThrow('403');
    expect(await write(key, 'absent')).toBe(CONFLICT);
  });
});

it.each([
  ...FOREIGN.flatMap((key) => [['publish', key] as const, ['preview', key] as const]),
  ['preview', 'live/mfe-deals.json'] as const,
  ['preview', 'history/mfe-deals/2-forged.json'] as const,
])('The policy to %s mfe-deals does not let its pipeline write %s', async (policy, key) => {
  actByPolicy(policy);
  for (const when of ['always', 'absent'] as const)
    await expect(write(key, when)).rejects.toThrow(/403 AccessDenied\. .* docs\/policies\/ has what/);
});
