import { openPages, type FaultyPage } from '../browser/openPages';
import type { PageToOpen } from '../browser/PageToOpen';
import { publish, type PublishOptions } from '../operations/publish';
import { publishPreview } from '../operations/publishPreview';
import { readPointers } from '../store/pointers';
import type { Store } from '../store/Store';
import { fakeDeals, fakeRemote, fakeRemoteShowing, fakeShell, FAKE_ROUTES } from '../testing/fakeReleases';
import { emptySite, publishedSite } from '../testing/publishedSite';
import { readPage } from '../testing/readPage';
import { UserError } from '../util/UserError';
import { pagesToVerify, verifyInBrowser, type Candidate } from './verifyInBrowser';

jest.mock('../compose/runInSandbox');

jest.mock('../browser/openPages');

const openPagesMock = jest.mocked(openPages);
const shell = fakeShell();
const home = fakeRemoteShowing('mfe-home', 'Home');
const live = fakeDeals('Live');
const next = fakeDeals('Next');

/** A site with a shell and two remotes. */
async function siteWithThree(): Promise<Store> {
  return publishedSite(shell.dist, home.dist, live.dist);
}

/**
 * Replaces the browser by one that requests each page and reports no findings.
 * @returns the responses by path, language and status: `/about en 200`
 */
function mockBrowserReading(): Map<string, string> {
  const responses = new Map<string, string>();
  openPagesMock.mockImplementation(async (origin, pages) => {
    for (const { path, language } of pages) {
      const answer = await fetch(origin + path, { headers: { Cookie: `language=${language}` } });
      responses.set(`${path} ${language} ${String(answer.status)}`, await answer.text());
    }
    return [];
  });
  return responses;
}

/** Replaces the browser by one that reports these pages as faulty. */
function mockBrowserFinding(...faulty: readonly FaultyPage[]): void {
  openPagesMock.mockResolvedValue([...faulty]);
}

const faultyPage = (findings: readonly string[], path = '/first-class-deals'): FaultyPage => ({
  page: { path, language: 'es', status: 200, owner: next.release },
  findings,
});

const summarize = (pages: readonly PageToOpen[]) =>
  pages.map(({ path, language, status, owner }) => [path, language, status, owner?.version]);

describe('pagesToVerify', () => {
  it('lists for a shell the pages of all live remotes, and the 404 page', () => {
    const pointers = new Map([shell, home].map(({ release }) => [release.name, release]));
    const { version } = home.release;
    expect(summarize(pagesToVerify(shell.release, pointers))).toEqual([
      ['/', 'en', 200, version],
      ['/', 'es', 200, version],
      [expect.any(String), 'en', 404, undefined],
      [expect.any(String), 'es', 404, undefined],
    ]);
  });

  it('refuses a remote while no shell is live', () => {
    const pointers = new Map([[next.release.name, next.release]]);
    expect(() => pagesToVerify(next.release, pointers)).toThrow(
      `mfe-deals@${next.release.version} has no pages to verify, because no shell is live. ` +
        'Publish a shell first, or verify it on another site.',
    );
  });

  it('refuses a remote that the live shell has no routes to', () => {
    const { release } = fakeRemote('mfe-admin');
    const pointers = new Map([shell.release, release].map((pointer) => [pointer.name, pointer]));
    expect(() => pagesToVerify(release, pointers)).toThrow(
      `mfe-admin@${release.version} has no pages to verify, because shell@${shell.release.version} ` +
        'has no routes to it. Publish a shell with routes to it first, or verify it on another site.',
    );
  });
});

describe('verifyInBrowser', () => {
  it('opens the pages as they will be served, while the old release is still live', async () => {
    const site = await siteWithThree();
    const before = await readPointers(site);
    const responses = mockBrowserReading();
    let during: unknown;
    await publish(next.dist, site, {
      verify: async (candidate) => {
        await verifyInBrowser(candidate);
        during = await readPointers(site);
      },
    });
    expect([...responses.keys()]).toEqual(['/first-class-deals en 200', '/first-class-deals es 200']);
    expect(responses.get('/first-class-deals es 200')).toContain('Next in es');
    expect(during).toEqual(before);
    expect(await readPage(site, '/first-class-deals', 'es')).toContain('Next in es');
  });

  it('serves the new pointer with the new pages, and no pages that the release removes', async () => {
    const site = await siteWithThree();
    const answers: [number, string][] = [];
    openPagesMock.mockImplementation(async (origin) => {
      for (const path of ['/live/shell.json', '/first-class-deals', '/live/mfe-home.json']) {
        const answer = await fetch(origin + path);
        answers.push([answer.status, await answer.text()]);
      }
      return [];
    });
    const [homeRoute] = FAKE_ROUTES;
    const smaller = fakeShell({ routes: homeRoute ? [homeRoute] : [] });
    await publish(smaller.dist, site, { verify: verifyInBrowser });
    expect(answers.map(([status]) => status)).toEqual([200, 404, 200]);
    expect(JSON.parse(answers[0]?.[1] ?? '')).toMatchObject(smaller.release);
    expect(JSON.parse(answers[2]?.[1] ?? '')).toMatchObject(home.release);
  });

  it('verifies a shell that is the first release of its site', async () => {
    const responses = mockBrowserReading();
    await publish(shell.dist, emptySite(), { verify: verifyInBrowser });
    expect([...responses.keys()]).toEqual([
      expect.stringMatching(/ en 404$/),
      expect.stringMatching(/ es 404$/),
    ]);
  });

  it('opens the pages of a release that is live already', async () => {
    const site = await siteWithThree();
    const responses = mockBrowserReading();
    await publish(live.dist, site, { verify: verifyInBrowser });
    expect(responses.get('/first-class-deals en 200')).toContain('Live in en');
  });

  it('serves the pages to this machine only, and only while it verifies them', async () => {
    const site = await siteWithThree();
    let address = '';
    openPagesMock.mockImplementation((origin) => {
      address = origin;
      return Promise.resolve([]);
    });
    await publish(next.dist, site, { verify: verifyInBrowser });
    expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    await expect(fetch(address)).rejects.toThrow('fetch failed');
  });
});

describe('A release with a faulty page', () => {
  const problem = `/first-class-deals (es) of mfe-deals@${next.release.version} does not work in a browser: `;

  it.each([
    ['published', publish],
    ['previewed', (dist: string, ...rest: [Store, PublishOptions]) => publishPreview([dist], ...rest)],
  ])('is refused when it is %s, and what is live stays as it was', async (_what, act) => {
    const site = await siteWithThree();
    const before = await readPointers(site);
    mockBrowserFinding(faultyPage(['hydration mismatch']));
    await expect(act(next.dist, site, { verify: verifyInBrowser })).rejects.toThrow(
      new UserError(`${problem}hydration mismatch`, 'Fix it and publish again; the live site is unchanged.'),
    );
    expect(await readPointers(site)).toEqual(before);
    expect(await readPage(site, '/first-class-deals')).toContain('Live in en');
  });

  it('is refused with the findings of the first page and the number of other faulty pages', async () => {
    const site = await siteWithThree();
    mockBrowserFinding(faultyPage(['one', 'two', 'three', 'four']), faultyPage(['five'], '/'));
    const refused = publish(next.dist, site, { verify: verifyInBrowser });
    await expect(refused).rejects.toThrow(`${problem}one; two; three (1 more page has problems). Fix it`);
  });
});

describe('publish', () => {
  it('does not verify a release that the contract gate refuses', async () => {
    const site = await siteWithThree();
    const verify = jest.fn<Promise<void>, [Candidate]>();
    const { dist } = fakeRemote('mfe-deals', { contract: '2.0.0' });
    await expect(publish(dist, site, { verify })).rejects.toThrow('hosts 1.x');
    expect(verify).not.toHaveBeenCalled();
  });
});
