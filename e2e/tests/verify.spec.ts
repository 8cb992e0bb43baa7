import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openPages, type PageToOpen } from '@farekite/tooling/browser';
import { changedFiles, fingerprint } from '../support/fingerprint';
import { run } from '../support/processes';
import { test, WORKSPACE } from '../support/siteCopy';
import { expect } from '../support/site';

const LIVE = 'Student fares for a bigger world';

test('publish --verify refuses a release whose page renders differently in the browser; without it the release goes live', async ({
  copy,
}) => {
  const { dist, release } = await copy.nextDeals(LIVE, 'Student fares "+typeof window+" today');
  const label = `mfe-deals@${release.version}`;
  const args = ['farekite', 'publish', dist, '--site', copy.site.directory];
  const before = fingerprint(copy.site.directory);
  await expect(run('npx', [...args, '--verify'], WORKSPACE)).rejects.toThrow(
    `farekite: /student-travel-deals (en) of ${label} does not work in a browser: ` +
      'hydration mismatch: the browser renders something else than the server, ' +
      '“…5% offStudent fares object todayUp to 25…” instead of “…5% offStudent fares undefined todayUp to…”. ' +
      'Fix it and publish again; the live site is unchanged.\n',
  );
  expect(changedFiles(before, fingerprint(copy.site.directory))).toEqual([]);
  expect(await run('npx', args, WORKSPACE)).toContain(`${label} is live;`);
});

const DEALS = { name: 'mfe-deals', version: '0123456789abcdef' };

/** A page and the findings that verification reports for it. */
const answering = (fault: string, { release = DEALS.version } = {}) => `<!doctype html>
<html lang="en"><head><title>Deals</title>${fault}</head>
<body><div data-remote="mfe-deals" data-release="${release}"><h1>Deals</h1></div>
<script>document.querySelector('h1').__reactFiber = {};</script></body></html>`;

const running = (source: string) => answering(`<script>${source}</script>`);

const SPANISH = running(
  "if (localStorage.language !== 'es' || document.cookie !== 'language=es') console.error('Not Spanish');",
).replace('"en"', '"es"');
const FORBIDDEN = `<meta http-equiv="Content-Security-Policy" content="img-src 'none'">`;

interface Faulty {
  readonly page: string;
  readonly findings: readonly unknown[];
  /** @default English */
  readonly language?: 'es';
}

const PAGES: Readonly<Record<string, Faulty>> = {
  '/sound': { page: answering(''), findings: [] },
  '/spanish': { page: SPANISH, language: 'es', findings: [] },
  '/english': { page: answering(''), language: 'es', findings: ['language: en instead of es'] },
  '/throws': { page: running("throw Error('No fares');"), findings: ['uncaught error: Error: No fares'] },
  '/complains': { page: running("console.error('No fares');"), findings: ['console error: No fares'] },
  '/asks-in-vain': {
    page: running("void fetch('/none');"),
    findings: ['failed request: /none (status 404)'],
  },
  '/is-cut-off': {
    page: running("fetch('/cut').catch(() => 0);"),
    findings: ['failed request: /cut (net::ERR_EMPTY_RESPONSE)'],
  },
  '/is-bare': {
    page: answering('<link rel="stylesheet" href="/none.css">'),
    findings: ['failed request: /none.css (status 404)', 'broken stylesheet: /none.css'],
  },
  '/is-forbidden': {
    page: answering(FORBIDDEN).replace('<h1>', '<img src="/a.png" alt=""><h1>'),
    findings: [expect.stringMatching(/^CSP violation: .*img-src 'none'/), 'failed request: /a.png (csp)'],
  },
  '/is-of-old': {
    page: answering('', { release: 'fedcba9876543210' }),
    findings: ['release: mfe-deals@fedcba9876543210 instead of mfe-deals@0123456789abcdef'],
  },
  '/has-two-headings': {
    page: answering('').replace('</h1>', '</h1><h1>More</h1>'),
    findings: ['2 headings of level 1 instead of one'],
  },
};

/** Longer than a page takes to become idle. */
const LATE_MS = 300;

async function serveTexts(texts: Readonly<Record<string, string>>): Promise<Server> {
  const server = createServer(({ url = '' }, response) => {
    const text = texts[url];
    if (text !== undefined) response.writeHead(200, { 'Content-Type': 'text/html' }).end(text);
    else if (url === '/cut') response.destroy();
    else if (url !== '/never') setTimeout(() => response.writeHead(404).end(), LATE_MS);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

test('Verification reports what is wrong with each page in each language', async () => {
  const server = await serveTexts({
    ...Object.fromEntries(Object.entries(PAGES).map(([path, { page }]) => [path, page])),
    '/is-never-hydrated': answering('').replace('__reactFiber', 'nothing'),
    '/waits-for-ever': running("void fetch('/never');"),
  });
  const origin = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  const asked = (path: string): PageToOpen => ({
    path,
    language: PAGES[path]?.language ?? 'en',
    status: 200,
    owner: DEALS,
  });
  try {
    const faulty = await openPages(origin, Object.keys(PAGES).map(asked));
    expect(faulty.map(({ page, findings }) => [page.path, findings])).toEqual(
      Object.entries(PAGES).flatMap(([path, { findings }]) =>
        findings.length > 0 ? [[path, findings]] : [],
      ),
    );
    const stuck = await openPages(origin, ['/is-never-hydrated', '/waits-for-ever'].map(asked), 4_000);
    expect(stuck).toMatchObject([
      { findings: ['not hydrated within 4 s'] },
      { findings: ['requests not answered within 4 s'] },
    ]);
  } finally {
    server.close();
    server.closeAllConnections();
  }
});
