import { createServer, type IncomingHttpHeaders, type RequestListener, type Server } from 'node:http';
import { listen, localOrigin } from '../serve/listen';
import { BaseSite } from './BaseSite';

const servers: Server[] = [];

/** Starts a server on a free port. @returns its origin */
async function startServer(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  await listen(server, { port: 0 });
  servers.push(server);
  return localOrigin(server);
}

/** Sends a request to a development server whose base site answers with `answer`. */
async function visit(answer: RequestListener, headers: Record<string, string> = {}): Promise<Response> {
  const base = new BaseSite(await startServer(answer));
  const origin = await startServer((request, response) => {
    void base.forward(request, response, ({ html }) =>
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

describe('BaseSite.forward', () => {
  it('changes documents, forbids caching them and removes the headers that no longer fit', async () => {
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

  it('forwards all other responses unchanged', async () => {
    const picture = Buffer.from([0, 255, 108, 105, 118, 101]);
    const response = await visit((_request, answer) => {
      answer.writeHead(200, { 'Content-Type': 'image/avif' }).end(picture);
    });
    expect(Buffer.from(await response.arrayBuffer())).toEqual(picture);
  });

  it('requests the same address with the cookies of the visitor', async () => {
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

  it('forwards redirects', async () => {
    const response = await visit((_request, answer) => {
      answer.writeHead(308, { Location: '/elsewhere' }).end();
    });
    expect(response.status).toBe(308);
    expect(response.headers.get('location')).toBe('/elsewhere');
  });
});

describe('BaseSite.liveShell', () => {
  it('says what to do when no server answers', async () => {
    const origin = await startServer(() => undefined);
    await new Promise((resolve) => servers.pop()?.close(resolve));
    await expect(new BaseSite(origin).liveShell()).rejects.toThrow(
      /^There is no site at \S+: \S+\/live\/shell\.json cannot be read \(.*ECONNREFUSED.*\)\. Name the origin/,
    );
  });

  it('names the status of a site that has no pointer of a shell', async () => {
    const origin = await startServer((_request, answer) => {
      answer.writeHead(404).end();
    });
    await expect(new BaseSite(origin).liveShell()).rejects.toThrow('(status 404)');
  });
});
