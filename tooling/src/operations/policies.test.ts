import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pairOfReleases } from '../compose/pairs';
import { labelOf } from '../release/manifest';
import { completeKey, pageFile, pairKey, variantKeys } from '../store/keys';
import { S3Store } from '../store/S3Store';
import { fakeDeals, fakeRemoteShowing, fakeShell } from '../testing/fakeReleases';
import { readPage } from '../testing/readPage';
import { S3Server, type S3ServerRequest } from '../testing/S3Server';
import { readRollout, writeRollout } from '../rollout/rollouts';
import { shareCanary } from './canary';
import { doctor } from './doctor';
import { promote } from './promote';
import { prune } from './prune';
import { publish } from './publish';
import { publishPreview } from './publishPreview';
import { rollback } from './rollback';

jest.mock('../compose/runInSandbox');

const POLICIES = join(__dirname, '../../../docs/policies');
const PREFIX = 'sites/test';

interface Policy {
  readonly Statement: readonly {
    readonly Action: readonly string[];
    readonly Resource: readonly string[];
    readonly Condition?: object;
  }[];
}

/** A star stands for any characters, slashes included. */
function isLike(text: string, pattern: string): boolean {
  const source = pattern.replaceAll('.', String.raw`\.`).replaceAll('*', '.*');
  return new RegExp(`^${source}$`, 's').test(text);
}

const CONDITIONS: Readonly<Record<string, (request: S3ServerRequest) => boolean>> = {
  '{"StringLike":{"s3:prefix":"sites/test/*"}}': ({ key }) => isLike(key, `${PREFIX}/*`),
  '{"Null":{"s3:if-none-match":"false"}}': ({ ifNoneMatch }) => ifNoneMatch !== undefined,
};

function evaluatePolicy({ Statement }: Policy, request: S3ServerRequest): boolean {
  const resource = `arn:aws:s3:::bucket${request.action === 's3:ListBucket' ? '' : `/${request.key}`}`;
  return Statement.some(
    ({ Action, Resource, Condition }) =>
      Action.includes(request.action) &&
      Resource.some((pattern) => isLike(resource, pattern)) &&
      (!Condition || CONDITIONS[JSON.stringify(Condition)]?.(request)),
  );
}

const DEALS = '/first-class-deals';
const FORGED = Buffer.from('forged');

const shell = fakeShell();
const nextShell = fakeShell({ greeting: 'Hello' });
const deals = fakeDeals('First');
const nextDeals = fakeDeals('Second');
const home = fakeRemoteShowing('mfe-home', 'First');

const CANARY = { version: nextDeals.release.version, share: 5, with: null, begun: 2 };

let server: S3Server;
let store: S3Store;
let published: S3Server['objects'];

function readPolicy(file: 'publish' | 'preview'): Policy {
  const text = readFileSync(join(POLICIES, `${file}.json`), 'utf8')
    .replaceAll('BUCKET', 'bucket')
    .replaceAll('PREFIX', PREFIX)
    .replaceAll('NAME', 'mfe-deals');
  return JSON.parse(text) as Policy;
}

function actByPolicy(file: 'publish' | 'preview'): void {
  const policy = readPolicy(file);
  server.allows = (request) => evaluatePolicy(policy, request);
}

function actAsAdministrator(): void {
  server.allows = () => true;
}

function changedKeys(): string[] {
  return [...new Set([...published.keys(), ...server.objects.keys()])]
    .filter((key) => published.get(key) !== server.objects.get(key))
    .map((key) => key.slice(PREFIX.length + 1));
}

beforeAll(async () => {
  server = await S3Server.start();
  server.keysPerList = 1_000;
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
  /^(?:releases\/mfe-deals\/.+|(?:preview-)?pages\/[\da-f]+\/mfe-deals@.+|live\/mfe-deals\.json|history\/mfe-deals\/.+|previews\/mfe-deals\/.+|rollouts\/mfe-deals\.json)$/;

/** Tries to write pages as previews and as publishers do, and writes those that the policy to preview lets its pipeline create. */
async function plantPages(of: typeof shell, ...remotes: readonly (typeof deals)[]): Promise<void> {
  actByPolicy('preview');
  for (const remote of remotes) {
    const pair = pairOfReleases({ shell: of.release, remote: remote.release });
    const pages = ['en', 'es'].map((language) => pairKey(pair, pageFile(DEALS, language)));
    const keys = [...pages.flatMap((key) => [key, ...variantKeys(key)]), completeKey(pair)];
    for (const key of [...keys, ...keys.map((own) => `preview-${own}`)]) {
      const bytes = key.endsWith('.json') ? Buffer.from('{"files":{}}') : FORGED;
      await store.put(key, bytes, 'absent').catch(String);
    }
  }
  actAsAdministrator();
}

it('Of all that the tool writes for mfe-deals, each policy has what it needs, and nothing else', async () => {
  const third = fakeDeals('Third');
  server.requests.length = 0;
  await publish(nextDeals.dist, store);
  await publishPreview([third.dist], store);
  await promote(labelOf(third.release), store);
  await rollback('mfe-deals', store);
  server.objects.delete(
    `${PREFIX}/${completeKey(pairOfReleases({ shell: shell.release, remote: nextDeals.release }))}`,
  );
  await doctor(store, { fix: true });
  server.clockOffsetMs = 3 * 24 * 60 * 60 * 1_000;
  await prune(store, { keep: 0, previewDays: 0, nowMs: Date.now() + server.clockOffsetMs });
  server.clockOffsetMs = 0;
  const keys = server.requests.flatMap(
    (request) => /^(?:PUT|DELETE) sites\/test\/(.*)/.exec(request)?.[1] ?? [],
  );
  const may = (file: 'publish' | 'preview', key: string, ifNoneMatch?: string) =>
    evaluatePolicy(readPolicy(file), { action: 's3:PutObject', key: `${PREFIX}/${key}`, ifNoneMatch });
  const found = keys.map((key) => {
    const rights = [may('publish', key), may('preview', key, '*'), may('preview', key)];
    return [key.split('/')[0] ?? '', rights.map((is) => (is ? 'x' : '-')).join('')];
  });
  // Who publishes may write it; who previews may create it; and may replace it.
  expect(Object.fromEntries(found)).toEqual({
    '.farekite': 'xxx',
    history: 'x--',
    live: 'x--',
    pages: 'x--',
    'preview-pages': 'xx-',
    previews: 'xx-',
    releases: 'xx-',
    removing: '---',
  });
  expect(new Set(found.map(String)).size).toBe(8);
});

it('With the policy to publish mfe-deals, its pipeline publishes, previews, promotes, rolls back and watches a canary, and writes nothing of others', async () => {
  actByPolicy('publish');
  await publish(nextDeals.dist, store, { share: 5 });
  await shareCanary(store, 'mfe-deals', 25);
  await writeRollout(store, 'mfe-deals', (await readRollout(store, 'mfe-deals', CANARY)).kept, undefined);
  await rollback('mfe-deals', store);
  await publish(nextDeals.dist, store);
  await rollback('mfe-deals', store);
  await publishPreview([fakeDeals('Third').dist], store);
  await promote(labelOf(fakeDeals('Third').release), store);
  expect(changedKeys().filter((key) => !OF_DEALS.test(key))).toEqual([]);
  expect(await readPage(store, DEALS)).toContain('Third in en');
  await expect(store.delete('live/mfe-deals.json')).rejects.toThrow('403');
});

describe('With the policy to preview mfe-deals, its pipeline', () => {
  it('previews, and replaces nothing', async () => {
    actByPolicy('preview');
    await publishPreview([nextDeals.dist], store);
    const wrong = changedKeys().filter((key) => !OF_DEALS.test(key) || published.has(`${PREFIX}/${key}`));
    expect(wrong).toEqual([]);
    actAsAdministrator();
    await promote(labelOf(nextDeals.release), store);
    expect(await readPage(store, DEALS)).toContain('Second in en');
    expect((await doctor(store)).damages).toEqual([]);
  });

  it('plants no page that a rollback, a publish or the last look makes live, and keeps none of them from that', async () => {
    await publish(nextDeals.dist, store);
    await plantPages(nextShell, deals, nextDeals);
    await publish(nextShell.dist, store);
    expect(await readPage(store, DEALS)).toContain('<p>Hello</p>Second in en');
    await rollback('mfe-deals', store);
    expect(await readPage(store, DEALS)).toContain('<p>Hello</p>First in en');
    expect((await doctor(store)).repaired).toEqual([]);
    await plantPages(nextShell, fakeDeals('Third'));
    await publish(fakeDeals('Third').dist, store);
    expect(await readPage(store, DEALS)).toContain('<p>Hello</p>Third in en');
  });

  it('stores no forged variant of a file that a promotion makes live', async () => {
    await publishPreview([nextDeals.dist], store);
    // It may do without the tool, and create this one first.
    const variant = `releases/mfe-deals/${nextDeals.release.version}/browser/remoteEntry.js.br`;
    await store.put(variant, FORGED, 'always');
    await promote(labelOf(nextDeals.release), store);
    expect((await doctor(store)).damages).toEqual([]);
  });
});

const OF_OTHERS = [
  'live/shell.json',
  'live/mfe-home.json',
  'live/mfe-deals-old.json',
  `releases/mfe-home/${home.release.version}/browser/a.js`,
  `pages/${shell.release.version}/${labelOf(home.release)}/complete.json`,
  `pages/${shell.release.version}/${labelOf(shell.release)}/404/en.html`,
  `pages/${shell.release.version}/mfe-deals-old@0123456789abcdef/en.html`,
  'history/mfe-home/2-forged.json',
  'previews/mfe-home/forged.json',
];

it.each([
  ['publish', OF_OTHERS],
  ['preview', [...OF_OTHERS, 'live/mfe-deals.json', 'history/mfe-deals/2-forged.json']],
] as const)(
  'The policy to %s mfe-deals does not let its pipeline write what is of others',
  async (policy, keys) => {
    actByPolicy(policy);
    for (const key of keys)
      for (const when of ['always', 'absent'] as const)
        await expect(store.put(key, FORGED, when)).rejects.toThrow(
          /403 AccessDenied\. .* docs\/policies\/ has what/,
        );
  },
);
