import type { RoutePath } from '@farekite/shared/contract';
import { publish } from '../operations/publish';
import type { Store } from '../store/Store';
import { fakeRemote, fakeShell } from '../testing/fakeReleases';
import { MemoryStore } from '../testing/MemoryStore';
import { emptySite } from '../testing/publishedSite';
import { print } from '../util/print';
import { createApp } from './createApp';
import { objectsOf } from './objectsOf';

jest.mock('../compose/composeDocuments');

const PAGES_PER_ROUND = 400;
const ROUNDS = 10;

/** Publishes and serves a site. @returns asks for pages, and says how many milliseconds of the processor one of them takes */
async function siteOf(count: number, store: Store): Promise<() => Promise<number>> {
  const paths = Array.from({ length: count }, (_, page) => `/generated/${String(page)}` as RoutePath);
  const pages = Object.fromEntries(paths.map((path) => [path, '']));
  await publish(fakeRemote('mfe-home', { pages }).dist, store, { create: true });
  const routes = paths.map((path) => ({ path, remote: 'mfe-home' }));
  await publish(fakeShell({ routes }).dist, store);
  const app = createApp(objectsOf(store));
  const ask = async (path: RoutePath) => {
    const answer = await app.request(path, { headers: { 'Accept-Encoding': 'br' } });
    expect(answer.status).toBe(200);
    await answer.arrayBuffer();
  };
  for (const path of paths) await ask(path);
  return async () => {
    const before = process.cpuUsage();
    for (let page = 0; page < PAGES_PER_ROUND; page += 1) await ask(paths[page % paths.length] ?? '/');
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1_000 / PAGES_PER_ROUND;
  };
}

it.each<[string, () => Store]>([
  ['a folder', emptySite],
  ['an object store', () => new MemoryStore()],
])(
  'A page of a site of 2,000 pages in %s costs the processor what one of 25 costs',
  async (where, open) => {
    const small = await siteOf(25, open());
    const large = await siteOf(2_000, open());
    const [ofSmall, ofLarge]: [number[], number[]] = [[], []];
    // In turns, because other processes take more of the machine now than then.
    for (let round = 0; round < ROUNDS; round += 1) {
      ofSmall.push(await small());
      ofLarge.push(await large());
    }
    const [least, most] = [Math.min(...ofSmall), Math.min(...ofLarge)];
    print(`${where}: ${least.toFixed(3)} ms of processor time a page of 25, ${most.toFixed(3)} of 2,000`);
    expect(most / least).toBeLessThan(1.5);
  },
  600_000,
);
