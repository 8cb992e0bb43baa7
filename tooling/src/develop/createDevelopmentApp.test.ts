import { createServer } from 'node:http';
import type { RemoteRelease, ShellRelease } from '@farekite/shared/protocol';
import { listen } from '../serve/listen';
import { fakeRemote, fakeShell } from '../testing/fakeReleases';
import type { SitePackage } from '../workspace/sitePackage';
import { readLiveShell, runningSite } from './BaseSite';
import { createDevelopmentApp } from './createDevelopmentApp';

const shell: ShellRelease = { ...fakeShell().release, kind: 'shell' };
const pointer = JSON.stringify({ ...shell, serial: 1, id: 'a'.repeat(16), from: null, with: {} });
const DOCUMENT = `<script src="/releases/shell/${shell.version}/browser/shell.js"></script>`;
const PICTURE = Buffer.from([0, 255, 108, 105, 118, 101]);

/** What the base site was asked for. */
const asked: unknown[] = [];
const base = createServer(({ url = '', headers }, response) => {
  asked.push([url, headers.cookie]);
  if (url === '/live/shell.json') return response.end(pointer);
  if (url === '/picture.avif') return response.writeHead(200, { 'Content-Type': 'image/avif' }).end(PICTURE);
  if (url === '/terms/') return response.writeHead(308, { Location: '/terms' }).end();
  return response
    .writeHead(url === '/first-class-deals?a=b' ? 200 : 404, {
      'Content-Type': 'text/html; charset=utf-8',
      ETag: '"live"',
      'Integrity-Policy': 'blocked-destinations=(script)',
    })
    .end(DOCUMENT);
});
let ask: (path: string, headers?: Record<string, string>) => Promise<Response>;

beforeAll(async () => {
  const origin = await listen(base, { port: 0 });
  const developed = { name: 'mfe-deals', pages: { '/first-class-deals': '', '/new-deals': '' } };
  const releases = new Map<string, RemoteRelease>([['mfe-deals', fakeRemote('mfe-deals').release]]);
  const app = createDevelopmentApp(runningSite(origin), [developed as never as SitePackage], releases);
  ask = async (path, headers = {}) => app.request(path, { headers });
});

afterAll(() => {
  base.close();
  base.closeAllConnections();
});

describe('The development server', () => {
  it('changes documents of the base site, which nobody may cache, and removes the headers that no longer fit', async () => {
    const response = await ask('/first-class-deals?a=b', { Cookie: 'language=es' });
    expect(asked).toContainEqual(['/first-class-deals?a=b', 'language=es']);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('data-developed="mfe-deals"');
    expect(response.headers.get('cache-control')).toBe('no-store');
    for (const name of ['etag', 'integrity-policy']) expect(response.headers.has(name)).toBe(false);
  });

  it('shows a page that the live shell has no route to, in place of the 404 page', async () => {
    const response = await ask('/new-deals');
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('&quot;path&quot;:&quot;/new-deals&quot;');
    expect((await ask('/nowhere')).status).toBe(404);
  });

  it('sends the manifest of the developed remote', async () => {
    const manifest = await ask('/releases/mfe-deals/development/release.json');
    expect(await manifest.json()).toMatchObject({ name: 'mfe-deals' });
  });

  it('forwards all other answers unchanged', async () => {
    expect(Buffer.from(await (await ask('/picture.avif')).arrayBuffer())).toEqual(PICTURE);
    const redirect = await ask('/terms/');
    expect([redirect.status, redirect.headers.get('location')]).toEqual([308, '/terms']);
  });
});

describe('A base site that cannot be read', () => {
  it('is named, with what to do, when no server answers', async () => {
    await expect(readLiveShell(runningSite('http://127.0.0.1:1'))).rejects.toThrow(
      /^There is no site at http:\/\/127.0.0.1:1: \/live\/shell\.json cannot be read \(.+\)\. Name the origin/,
    );
  });

  it('is named with its status when it has no pointer of a shell', async () => {
    const get = () => Promise.resolve(new Response('', { status: 404 }));
    await expect(readLiveShell({ location: 'here', get })).rejects.toThrow('(status 404)');
  });
});
