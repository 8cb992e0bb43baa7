import { availableParallelism } from 'node:os';
import type { Route } from '@farekite/shared/contract';
import { fakeShell } from '../testing/fakeReleases';
import { generatedShell } from '../testing/generatedSite';
import { MemoryStore } from '../testing/MemoryStore';
import { PageLists } from './PageLists';

const ROUTES: readonly Route[] = [
  { path: '/', remote: 'mfe-home' },
  { path: '/first-class-deals', remote: 'mfe-deals' },
  { path: '/business-class-deals', remote: 'mfe-deals' },
  ...['/blog', '/blog/airlines', '/blog/airports'].map((path) => ({ path, remote: 'mfe-guides' }) as Route),
];
const { release } = fakeShell({ routes: ROUTES });
const shell = { ...release, serial: 1, id: '' };

const OBJECTS = [
  '404.html',
  'blog/index.html',
  'blog/index.html.br',
  'blog/picture.png',
  'live/mfe-guides.json',
];

/** Remembers what it is asked to list. */
class ListedStore extends MemoryStore {
  readonly prefixes: string[] = [];

  override list(prefix: string) {
    this.prefixes.push(prefix);
    return super.list(prefix);
  }
}

function createStore(): ListedStore {
  return new ListedStore(new Map(OBJECTS.map((key) => [key, Buffer.from(key)])));
}

describe('PageLists', () => {
  it('lists the folder of a remote once, and keeps the pages in it', async () => {
    const store = createStore();
    const lists = new PageLists(store, shell, 'mfe-guides');
    const [listed] = await Promise.all([lists.list('mfe-guides'), lists.list('mfe-guides')]);
    expect([...(listed ?? [])]).toEqual([
      ['blog/index.html', expect.stringMatching(/^"\w{32}"$/)],
      ['blog/index.html.br', expect.stringMatching(/^"\w{32}"$/)],
    ]);
    expect(store.prefixes).toEqual(['blog/']);
  });

  it('does not list the whole site for one remote whose pages have no folder of their own', async () => {
    const store = createStore();
    expect(await new PageLists(store, shell, 'mfe-deals').list('mfe-deals')).toBeUndefined();
    expect(store.prefixes).toEqual([]);
  });

  it('lists the site once for all such remotes when the whole site is worked on, and the 404 pages apart', async () => {
    const store = createStore();
    const lists = new PageLists(store, shell, 'shell');
    expect([...((await lists.list('shell')) ?? new Map<string, string>()).keys()]).toEqual(['404.html']);
    await lists.list('mfe-home');
    await lists.list('mfe-deals');
    expect(store.prefixes).toEqual(['404.', '']);
  });

  it('forgets a list when as many others are worked on as there are cores', async () => {
    const remotes = availableParallelism() + 1;
    const size = { remotes, pathsPerRemote: 2, languages: ['en'], pageKilobytes: 1 };
    const { release: large } = generatedShell(size, 'Welcome');
    const store = createStore();
    const lists = new PageLists(store, { ...large, serial: 1, id: '' }, 'shell');
    for (const { remote } of large.routes) await lists.list(remote);
    expect(store.prefixes).toHaveLength(remotes);
    await lists.list(large.routes[0]?.remote ?? '');
    expect(store.prefixes).toHaveLength(remotes + 1);
  });
});
