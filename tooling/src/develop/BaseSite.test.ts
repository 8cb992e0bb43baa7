import { createServer, type IncomingHttpHeaders, type RequestListener, type Server } from 'node:http';
import { listen, localOrigin } from '../serve/listen';
import { BaseSite } from './BaseSite';

const servers: Server[] = [];

async function started(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  await listen(server, { port: 0 });
  servers.push(server);
  return localOrigin(server);
}

/** What a visitor of the development server gets whose base answers so. */
async function visit(answer: RequestListener, headers: Record<string, string> = {}): Promise<Response> {
  const base = new BaseSite(await started(answer));
  const origin = await started((request, response) => {
    void base.pass(request, response, ({ html }) =>
      Promise.resolve({ status: 203, html: html.replace('live', 'from source') }),
    );
  });
  return fetch(`${origin}/a/path?query`, { headers, redirect: 'manual' });
}

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
});

describe('A site over which packages are developed', () => {
  it('has its documents changed, which nobody keeps and no header describes wrongly', async () => {
    const response = await visit((_request, answer) => {
      answer
        .writeHead(404, {
          'Content-Type': 'text/html; charset=utf-8',
          'Cache-Control': 'no-cache',
          ETag: '"live"',
          'Integrity-Policy': 'blocked-destinations=(script)',
          'Speculation-Rules': '"/speculation-rules.json"',
          'X-Frame-Options': 'DENY',
        })
        .end('<p>live</p>');
    });
    expect(response.status).toBe(203);
    expect(await response.text()).toBe('<p>from source</p>');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('x-frame-options')).toBe('DENY');
    for (const name of ['etag', 'integrity-policy', 'speculation-rules']) {
      expect(response.headers.has(name)).toBe(false);
    }
  });

  it('gives everything else as it is, byte by byte', async () => {
    const picture = Buffer.from([0, 255, 108, 105, 118, 101]);
    const response = await visit((_request, answer) => {
      answer.writeHead(200, { 'Content-Type': 'image/avif' }).end(picture);
    });
    expect(Buffer.from(await response.arrayBuffer())).toEqual(picture);
  });

  it('is asked in the visitor’s language, for the same address', async () => {
    let asked: { url: string | undefined; headers: IncomingHttpHeaders } | undefined;
    await visit(
      ({ url, headers }, answer) => {
        asked = { url, headers };
        answer.end();
      },
      { cookie: 'language=es' },
    );
    expect(asked?.url).toBe('/a/path?query');
    expect(asked?.headers.cookie).toBe('language=es');
  });

  it('redirects by itself', async () => {
    const response = await visit((_request, answer) => {
      answer.writeHead(308, { Location: '/elsewhere' }).end();
    });
    expect(response.status).toBe(308);
    expect(response.headers.get('location')).toBe('/elsewhere');
  });

  it('that nobody serves is told, with what to do', async () => {
    const origin = await started(() => undefined);
    await new Promise((resolve) => servers.pop()?.close(resolve));
    await expect(new BaseSite(origin).liveShell()).rejects.toThrow(
      /^There is no site to develop over at \S+: \S+\/live\/shell\.json cannot be read \(.*ECONNREFUSED.*\)\. Name the origin/,
    );
  });

  it('that is another kind of site is told, with what it answers', async () => {
    const origin = await started((_request, answer) => {
      answer.writeHead(404).end();
    });
    await expect(new BaseSite(origin).liveShell()).rejects.toThrow('(it answers 404)');
  });
});
