import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { freePort } from '../support/freePort';
import { serveSite } from '../support/processes';

const WORKSPACE = join(import.meta.dirname, '../..');
const SITE = join(WORKSPACE, 'e2e/site');
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const isInstalled = spawnSync('nginx', ['-v']).status === 0 && existsSync(BROTLI);

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly bodyHash: string;
}

/** Sends the request unchanged: fetch would normalize the path, follow redirects and decode bodies. */
function send(base: string, path: string, headers: Record<string, string>, method: string): Promise<Answer> {
  const { hostname, port } = new URL(base);
  return new Promise((resolve, reject) => {
    request({ hostname, port, path, headers, method }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const bodyHash = createHash('sha256').update(Buffer.concat(chunks)).digest('hex');
        resolve({ status: response.statusCode ?? 0, headers: response.headers, bodyHash });
      });
    })
      .on('error', reject)
      .end();
  });
}

/** The response headers that browsers act on. */
const HEADERS = [
  'content-type',
  'content-encoding',
  'cache-control',
  'vary',
  'speculation-rules',
  'x-content-type-options',
  'referrer-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
  'content-security-policy',
  'integrity-policy',
] as const;

function comparable({ status, headers, bodyHash }: Answer, base: string) {
  const isPlainError = status === 400 || status === 405;
  return {
    status,
    location: headers.location && decodeURIComponent(headers.location.replace(base, '')),
    ...Object.fromEntries(HEADERS.map((name) => [name, headers[name]])),
    // Bodies of error responses may differ, except where the site has a page for the error.
    ...(isPlainError || status === 308
      ? { 'content-type': '', vary: '', 'speculation-rules': '' }
      : { bodyHash }),
  };
}

/** Runs nginx over the tested site with the shipped configuration; only port and root are replaced. */
async function startNginx(): Promise<{ url: string; stop: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'farekite-nginx-'));
  const port = await freePort();
  const shipped = readFileSync(join(WORKSPACE, 'deploy/nginx.conf'), 'utf8')
    .replace('listen 80;', `listen ${String(port)};`)
    .replace('root /srv/farekite/site;', `root ${SITE};`);
  writeFileSync(join(folder, 'site.conf'), shipped);
  const main = `
    load_module ${BROTLI};
    daemon off;
    user root;
    pid ${folder}/pid;
    error_log ${folder}/error.log;
    events {}
    http { access_log off; client_body_temp_path ${folder}/body;
           proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/fastcgi;
           uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi; include ${folder}/site.conf; }`;
  writeFileSync(join(folder, 'nginx.conf'), main);
  const nginx = spawn('nginx', ['-c', join(folder, 'nginx.conf'), '-p', folder], { stdio: 'inherit' });
  const exited = once(nginx, 'exit');
  const url = `http://127.0.0.1:${String(port)}`;
  await expect(async () => send(url, '/', {}, 'GET')).toPass({ timeout: 10_000 });
  return {
    url,
    stop: async () => {
      nginx.kill('SIGQUIT');
      await exited;
      rmSync(folder, { recursive: true });
    },
  };
}

function firstRelease(name: string): string {
  return `/releases/${name}/${readdirSync(join(SITE, 'releases', name))[0] ?? ''}`;
}

test("nginx with the shipped configuration answers like the tool's own server", async () => {
  test.info().annotations.push({
    type: 'nginx',
    description: isInstalled ? 'installed' : 'not installed here: only the configuration file is checked',
  });
  expect(readFileSync(join(WORKSPACE, 'deploy/nginx.conf'), 'utf8')).toContain('error_page 404');
  if (!isInstalled) return;

  const deals = firstRelease('mfe-deals');
  const paths = [
    '/',
    '/about',
    '/admin/blog',
    '/first-class-deals?utm=1',
    '/about/',
    '/about//?a=1&b=%0d%0a',
    '//evil.example/',
    '/%0d%0aSet-Cookie:x/',
    '/nowhere',
    '/nowhere.txt',
    '/about/index.html',
    '/index.es.html',
    '/404.html',
    '/index.html.br',
    '/.farekite/history/shell/1.json',
    '/live/mfe-deals.json',
    '/live',
    '/releases',
    `${deals}/release.json`,
    `${deals}/browser/remoteEntry.js`,
    `${deals}/server/first-class-deals.js`,
    '/robots.txt',
    '/sitemap.xml',
    '/site.webmanifest',
    '/speculation-rules.json',
    '/favicon.svg',
    '/favicon.ico',
    '/apple-touch-icon.png',
    '/%C3%91and%C3%BA',
  ];
  const variants: Record<string, string>[] = [
    {},
    { cookie: 'language=es', 'accept-encoding': 'gzip, deflate, br' },
    { cookie: 'a=b; language=xx', 'accept-encoding': 'gzip' },
  ];
  const [ours, nginx] = await Promise.all([serveSite(SITE, WORKSPACE), startNginx()]);
  try {
    for (const path of paths) {
      for (const headers of variants) {
        for (const method of ['GET', 'HEAD', 'POST']) {
          const [expected, found] = await Promise.all([
            send(ours.url, path, headers, method),
            send(nginx.url, path, headers, method),
          ]);
          expect
            .soft(comparable(found, nginx.url), `${method} ${path} ${JSON.stringify(headers)}`)
            .toEqual(comparable(expected, ours.url));
        }
      }
    }
  } finally {
    await ours.stop();
    await nginx.stop();
  }
});
