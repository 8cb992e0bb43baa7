import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openPages, type PageToOpen } from '@farekite/tooling/browser';
import { readDocument } from '../support/composedDocument';
import { changedFiles, fingerprint } from '../support/fingerprint';
import { runInstalled } from '../support/processes';
import { test } from '../support/siteCopy';
import { expect } from '../support/site';
import { WORKSPACE } from '../support/workspace';

test('publish --verify refuses a release whose page renders differently in the browser; without it the release goes live', async ({
  copy,
}) => {
  const { heading } = await readDocument('/student-travel-deals');
  const { dist, release } = await copy.nextDeals(
    heading,
    'Student fares undefined today',
    'Student fares object today',
  );
  const label = `mfe-deals@${release.version}`;
  const args = ['publish', dist, '--site', copy.directory];
  const before = fingerprint(copy.directory);
  await expect(runInstalled('farekite', [...args, '--verify'], WORKSPACE)).rejects.toThrow(
    `farekite: /student-travel-deals (en) of ${label} does not work in a browser: ` +
      'hydration mismatch: the browser renders something else than the server, ' +
      '“…5% offStudent fares object todayUp to 25…” instead of “…5% offStudent fares undefined todayUp to…”. ' +
      'Fix it and publish again; the live site is unchanged.\n',
  );
  // The release and its pages are stored, but nothing that was there is another, and nothing names them.
  const changed = changedFiles(before, fingerprint(copy.directory));
  expect(changed.filter((file) => before.has(file) || !/^(?:releases|pages)\//.test(file))).toEqual([]);
  expect(await runInstalled('farekite', args, WORKSPACE)).toContain(`${label} is live;`);
});

const DEALS = { name: 'mfe-deals', version: '0123456789abcdef' };

/** A page of mfe-deals that is sound, apart from this markup in its head and this release. */
const pageWith = (markup: string, { release = DEALS.version } = {}) => `<!doctype html>
<html lang="en"><head><title>Deals</title>${markup}</head>
<body><div data-remote="mfe-deals" data-release="${release}"><h1>Deals</h1></div>
<script>document.querySelector('h1').__reactFiber = {};</script></body></html>`;

const pageRunning = (source: string) => pageWith(`<script>${source}</script>`);

const SPANISH = pageRunning(
  "if (localStorage.language !== 'es' || document.cookie !== 'language=es') console.error('Not Spanish');",
).replace('"en"', '"es"');
const FORBIDDEN = `<meta http-equiv="Content-Security-Policy" content="img-src 'none'">`;

interface VerifiedPage {
  readonly html: string;
  readonly findings: readonly unknown[];
  /** @default English */
  readonly language?: 'es';
}

const PAGES: Readonly<Record<string, VerifiedPage>> = {
  '/sound': { html: pageWith(''), findings: [] },
  '/spanish': { html: SPANISH, language: 'es', findings: [] },
  '/english': { html: pageWith(''), language: 'es', findings: ['language: en instead of es'] },
  '/throws': { html: pageRunning("throw Error('No fares');"), findings: ['uncaught error: Error: No fares'] },
  '/logs-an-error': {
    html: pageRunning("console.error('No fares');"),
    findings: ['console error: No fares'],
  },
  '/requests-a-missing-file': {
    html: pageRunning("void fetch('/none');"),
    findings: ['failed request: /none (status 404)'],
  },
  '/request-is-cut-off': {
    html: pageRunning("fetch('/cut').catch(() => 0);"),
    findings: ['failed request: /cut (net::ERR_EMPTY_RESPONSE)'],
  },
  '/misses-a-stylesheet': {
    html: pageWith('<link rel="stylesheet" href="/none.css">'),
    findings: ['failed request: /none.css (status 404)', 'broken stylesheet: /none.css'],
  },
  '/violates-the-policy': {
    html: pageWith(FORBIDDEN).replace('<h1>', '<img src="/a.png" alt=""><h1>'),
    findings: [expect.stringMatching(/^CSP violation: .*img-src 'none'/), 'failed request: /a.png (csp)'],
  },
  '/is-of-another-release': {
    html: pageWith('', { release: 'fedcba9876543210' }),
    findings: ['release: mfe-deals@fedcba9876543210 instead of mfe-deals@0123456789abcdef'],
  },
  '/has-two-headings': {
    html: pageWith('').replace('</h1>', '</h1><h1>More</h1>'),
    findings: ['2 headings of level 1 instead of one'],
  },
};

/** Later than a page becomes idle. */
const LATE_MS = 300;

/** Serves these documents; `/cut` is cut off, `/never` is never answered, and everything else is missing. */
async function serveDocuments(documents: Readonly<Record<string, string>>): Promise<Server> {
  const server = createServer(({ url = '' }, response) => {
    const html = documents[url];
    if (html !== undefined) response.writeHead(200, { 'Content-Type': 'text/html' }).end(html);
    else if (url === '/cut') response.destroy();
    else if (url !== '/never') setTimeout(() => response.writeHead(404).end(), LATE_MS);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

/** Less than the tool waits, but enough for a page of a few lines. */
const STUCK_AFTER_MS = 2_000;

test('Verification reports what is wrong with each page in each language', async () => {
  const server = await serveDocuments({
    ...Object.fromEntries(Object.entries(PAGES).map(([path, { html }]) => [path, html])),
    '/is-never-hydrated': pageWith('').replace('__reactFiber', 'nothing'),
    '/request-is-never-answered': pageRunning("void fetch('/never');"),
  });
  const origin = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  const pageAt = (path: string): PageToOpen => ({
    path,
    language: PAGES[path]?.language ?? 'en',
    status: 200,
    owner: DEALS,
  });
  try {
    const faulty = await openPages(origin, Object.keys(PAGES).map(pageAt));
    expect(faulty.map(({ page, findings }) => [page.path, findings])).toEqual(
      Object.entries(PAGES).flatMap(([path, { findings }]) =>
        findings.length > 0 ? [[path, findings]] : [],
      ),
    );
    const stuck = await openPages(
      origin,
      ['/is-never-hydrated', '/request-is-never-answered'].map(pageAt),
      STUCK_AFTER_MS,
    );
    expect(stuck).toMatchObject([
      { findings: ['not hydrated within 2 s'] },
      { findings: ['requests not answered within 2 s'] },
    ]);
  } finally {
    server.close();
    server.closeAllConnections();
  }
});
