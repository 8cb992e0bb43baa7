import { openPages, type FaultyPage } from '../browser/openPages';
import type { PageToOpen } from '../browser/PageToOpen';
import { fakeDeals, fakeRemote, fakeSentence, fakeShell, FAKE_ROUTES } from '../testing/fakeReleases';
import { publishedSite } from '../testing/publishedSite';
import { snapshot } from '../testing/snapshot';
import { temporaryFolder } from '../testing/temporaryFolder';
import { publish, publishPreview } from './publish';
import { ReleaseError } from './ReleaseError';
import { Site } from './Site';
import { pagesOf, verifyInBrowser, type Candidate } from './verify';

jest.mock('node:worker_threads', () => jest.requireActual<object>('../testing/sourceThreads'));
jest.mock('../browser/openPages');

const opened = jest.mocked(openPages);
const shell = fakeShell();
const home = fakeSentence('mfe-home', 'Home');
const live = fakeDeals('Live');
const next = fakeDeals('Next');

async function threeLive(): Promise<Site> {
  return publishedSite(shell.dist, home.dist, live.dist);
}

/** What stands for the browser: fetches each page as a visitor would, and finds nothing. */
function browserThatReads(): Map<string, string> {
  const seen = new Map<string, string>();
  opened.mockImplementation(async (origin, pages) => {
    for (const { path, language } of pages) {
      const answer = await fetch(origin + path, { headers: { Cookie: `language=${language}` } });
      seen.set(`${path} ${language} ${String(answer.status)}`, await answer.text());
    }
    return [];
  });
  return seen;
}

function browserThatFinds(...faulty: readonly FaultyPage[]): void {
  opened.mockResolvedValue([...faulty]);
}

const faultyPage = (findings: readonly string[], path = '/first-class-deals'): FaultyPage => ({
  page: { path, language: 'es', status: 200, owner: next.release },
  findings,
});

const asked = (pages: readonly PageToOpen[]) =>
  pages.map(({ path, language, status, owner }) => [path, language, status, owner?.version]);

describe('The pages of a release', () => {
  it('are those that the live shell routes to a remote, in both languages', () => {
    const pointers = new Map([shell, home, next].map(({ release }) => [release.name, release]));
    const { version } = next.release;
    expect(asked(pagesOf(next.release, pointers))).toEqual([
      ['/first-class-deals', 'en', 200, version],
      ['/first-class-deals', 'es', 200, version],
    ]);
  });

  it('are, of a shell, those of all that is live, and the page of unknown paths', () => {
    const pointers = new Map([shell, home].map(({ release }) => [release.name, release]));
    const { version } = home.release;
    expect(asked(pagesOf(shell.release, pointers))).toEqual([
      ['/', 'en', 200, version],
      ['/', 'es', 200, version],
      [expect.any(String), 'en', 404, undefined],
      [expect.any(String), 'es', 404, undefined],
    ]);
  });

  it('are none while no shell is live', () => {
    const pointers = new Map([[next.release.name, next.release]]);
    expect(() => pagesOf(next.release, pointers)).toThrow(
      `mfe-deals@${next.release.version} has no pages to verify, because no shell is live. ` +
        'Publish a shell first, or verify it on another site.',
    );
  });

  it('are none of a remote that the live shell does not know', () => {
    const { release } = fakeRemote('mfe-admin');
    const pointers = new Map([shell.release, release].map((pointer) => [pointer.name, pointer]));
    expect(() => pagesOf(release, pointers)).toThrow(
      `mfe-admin@${release.version} has no pages to verify, because shell@${shell.release.version} ` +
        'routes none to it. Publish a shell that does first, or verify it on another site.',
    );
  });
});

describe('A release that is verified', () => {
  it('is opened as it would be served once live, while the old one is', async () => {
    const site = await threeLive();
    const before = await snapshot(site.directory);
    const seen = browserThatReads();
    let during: unknown;
    await publish(next.dist, site, {
      verify: async (candidate) => {
        await verifyInBrowser(candidate);
        during = await snapshot(site.directory);
      },
    });
    expect([...seen.keys()]).toEqual(['/first-class-deals en 200', '/first-class-deals es 200']);
    expect(seen.get('/first-class-deals es 200')).toContain('Next in es');
    const { version } = next.release;
    expect(during).toMatchObject(before);
    expect(
      Object.keys(during as object).filter(
        (file) => !(file in before) && !file.startsWith(`releases/mfe-deals/${version}/`),
      ),
    ).toEqual(['.farekite/lock']);
    expect(await site.read('first-class-deals/index.es.html')).toContain('Next in es');
  });

  it('has its pointer served with its pages, and what it takes away is gone', async () => {
    const site = await threeLive();
    const answers: [number, string][] = [];
    opened.mockImplementation(async (origin) => {
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
    expect(JSON.parse(answers[0]?.[1] ?? '')).toEqual(smaller.release);
    expect(JSON.parse(answers[2]?.[1] ?? '')).toEqual(home.release);
  });

  it('may be a shell, the first of its site', async () => {
    const seen = browserThatReads();
    await publish(shell.dist, new Site(temporaryFolder()), { verify: verifyInBrowser });
    expect([...seen.keys()]).toEqual([expect.stringMatching(/ en 404$/), expect.stringMatching(/ es 404$/)]);
  });

  it('may be one that is live already: its pages are opened all the same', async () => {
    const site = await threeLive();
    const seen = browserThatReads();
    await publish(live.dist, site, { verify: verifyInBrowser });
    expect(seen.get('/first-class-deals en 200')).toContain('Live in en');
  });

  it('is served to this machine only, and no longer than it is looked at', async () => {
    const site = await threeLive();
    let address = '';
    opened.mockImplementation((origin) => {
      address = origin;
      return Promise.resolve([]);
    });
    await publish(next.dist, site, { verify: verifyInBrowser });
    expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    await expect(fetch(address)).rejects.toThrow('fetch failed');
  });
});

describe('A release that does not pass is refused, and the site stays as it was to the byte', () => {
  const doesNotWork = `/first-class-deals (es) of mfe-deals@${next.release.version} does not work in a browser: `;

  it.each([
    ['published', publish],
    ['previewed', publishPreview],
  ])('when it is %s', async (_what, act) => {
    const site = await threeLive();
    const before = await snapshot(site.directory);
    browserThatFinds(faultyPage(['hydration mismatch']));
    await expect(act(next.dist, site, { verify: verifyInBrowser })).rejects.toThrow(
      new ReleaseError(
        `${doesNotWork}hydration mismatch`,
        'Mend it and publish again; the live site is untouched.',
      ),
    );
    expect(await snapshot(site.directory)).toEqual(before);
  });

  it('in one line: the first page with some of its faults, and how many others there are', async () => {
    const site = await threeLive();
    browserThatFinds(faultyPage(['one', 'two', 'three', 'four']), faultyPage(['five'], '/'));
    const refused = publish(next.dist, site, { verify: verifyInBrowser });
    await expect(refused).rejects.toThrow(
      `${doesNotWork}one; two; three (1 more page is not as it should be either). Mend it`,
    );
  });

  it('and can be published without being looked at', async () => {
    const site = await threeLive();
    browserThatFinds(faultyPage(['hydration mismatch']));
    await publish(next.dist, site);
    expect(await site.read('first-class-deals/index.html')).toContain('Next in en');
  });
});

describe('Nobody is asked to verify', () => {
  it('what does not render, or cannot be hosted', async () => {
    const site = await threeLive();
    const verify = jest.fn<Promise<void>, [Candidate]>();
    const { dist } = fakeRemote('mfe-deals', { contract: '2.0.0' });
    await expect(publish(dist, site, { verify })).rejects.toThrow('hosts 1.x');
    expect(verify).not.toHaveBeenCalled();
  });
});
