import { releasePath } from '@farekite/shared/protocol';
import { DEALS_RELEASE, locateInDeals, testHash } from '../testing/releases';
import { createReleaseIntegrity, type ReleaseIntegrity } from './ReleaseIntegrity';
import { createPageFiles, type PageFiles } from './PageFiles';

const FIRST_CLASS = locateInDeals('/first-class-deals');
const FOLDER = releasePath(DEALS_RELEASE);
const SCRIPTS = ['remoteEntry.js', 'common.js', 'first-class-deals.js'].map(
  (file) => `${FOLDER}browser/${file}`,
);
const STYLES = ['common.css', 'first-class-deals.css'].map((file) => `${FOLDER}browser/${file}`);

function hashOf(address: string) {
  return testHash(address.slice(FOLDER.length));
}

function links(rel: string): HTMLLinkElement[] {
  return [...document.head.querySelectorAll<HTMLLinkElement>(`link[rel="${rel}"]`)];
}

const fetch = jest.fn<Promise<unknown>, [string, RequestInit]>();
let integrity: ReleaseIntegrity;
let files: PageFiles;

/** Adds a stylesheet as documents contain it. */
function addStyle(href: string): void {
  const style = document.createElement('style');
  style.dataset.href = href;
  document.head.append(style);
}

/** Adds a stylesheet as webpack's loading code does. */
function loadByWebpack(href: string): HTMLLinkElement {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  integrity.secureStyle(link, href);
  document.head.append(link);
  return link;
}

beforeEach(() => {
  document.head.replaceChildren();
  fetch.mockReset().mockResolvedValue({});
  Object.assign(globalThis, { fetch });
  integrity = createReleaseIntegrity();
  integrity.register(DEALS_RELEASE);
  files = createPageFiles(integrity);
});

describe('preload', () => {
  it('requests entry, scripts and styles at once, each with its hash', () => {
    files.preload(FIRST_CLASS);
    const requested = links('preload').map((link) => [link.as, link.getAttribute('href'), link.integrity]);
    expect(requested).toEqual([
      ...SCRIPTS.map((href) => ['script', href, hashOf(href)]),
      ...STYLES.map((href) => ['style', href, hashOf(href)]),
    ]);
  });

  it('uses the mode of the later request: scripts with CORS, styles without', () => {
    files.preload(FIRST_CLASS);
    expect(links('preload').map((link) => [link.as, link.crossOrigin])).toEqual([
      ...SCRIPTS.map(() => ['script', 'anonymous']),
      ...STYLES.map(() => ['style', null]),
    ]);
  });

  it('requests nothing twice', () => {
    files.preload(FIRST_CLASS);
    files.preload(FIRST_CLASS);
    expect(links('preload')).toHaveLength(SCRIPTS.length + STYLES.length);
  });

  it('requests nothing that the document requests already', () => {
    const [entry = '', ...others] = SCRIPTS;
    const preload = Object.assign(document.createElement('link'), { rel: 'preload', as: 'script' });
    preload.setAttribute('href', entry);
    document.head.append(preload, loadByWebpack(STYLES[0] ?? ''));
    files.preload(FIRST_CLASS);
    expect(links('preload').map((link) => link.getAttribute('href'))).toEqual([
      entry,
      ...others,
      ...STYLES.slice(1),
    ]);
  });

  it('requests no stylesheet that the document contains', () => {
    const [common = '', ...ownStyles] = STYLES;
    addStyle(common);
    files.preload(FIRST_CLASS);
    expect(links('preload').map((link) => link.getAttribute('href'))).toEqual([...SCRIPTS, ...ownStyles]);
  });

  it('requests no stylesheet again that webpack has requested at a new address', () => {
    files.renewRequests(FIRST_CLASS);
    document.head.append(...STYLES.map(loadByWebpack));
    files.preload(FIRST_CLASS);
    expect(links('preload').map((link) => link.getAttribute('href'))).toEqual(SCRIPTS);
  });
});

describe('renewRequests', () => {
  it("requests the page's scripts at new addresses later, because their preloads may hang", () => {
    files.preload(FIRST_CLASS);
    files.renewRequests(FIRST_CLASS);
    const sources = SCRIPTS.map((href) => {
      const script = document.createElement('script');
      integrity.secureScript(script, href);
      return script.getAttribute('src');
    });
    const [entry = '', ...chunks] = SCRIPTS;
    expect(sources).toEqual([entry, ...chunks.map((href) => `${href}?retry=1`)]);
  });

  it("requests the page's stylesheets at new addresses when webpack loads them, however recent its last requests are", () => {
    const [href = ''] = STYLES;
    const onError = jest.fn();
    loadByWebpack(href).addEventListener('error', onError);
    files.renewRequests(FIRST_CLASS);
    expect(onError).toHaveBeenCalledTimes(1);
    const renewed = loadByWebpack(href);
    expect(renewed.getAttribute('href')).toBe(`${href}?retry=1`);
    expect(renewed.integrity).toBe(hashOf(href));
  });
});

describe('refetch', () => {
  it('fetches each file past the cache, verified', async () => {
    await files.refetch(FIRST_CLASS);
    expect(fetch.mock.calls).toEqual(
      [...SCRIPTS, ...STYLES].map((href) => [href, { cache: 'reload', integrity: hashOf(href) }]),
    );
  });

  it('fetches no stylesheet that the document contains', async () => {
    const [common = '', ...ownStyles] = STYLES;
    addStyle(common);
    await files.refetch(FIRST_CLASS);
    expect(fetch.mock.calls.map(([href]) => href)).toEqual([...SCRIPTS, ...ownStyles]);
  });

  const crossOriginOfScripts = () =>
    SCRIPTS.map((href) => {
      const script = document.createElement('script');
      integrity.secureScript(script, href);
      return script.crossOrigin;
    });

  it('makes later script requests differ from their preloads, whose responses the browser keeps', async () => {
    files.preload(FIRST_CLASS);
    await files.refetch(FIRST_CLASS);
    await files.refetch(FIRST_CLASS);
    expect(crossOriginOfScripts()).toEqual(SCRIPTS.map(() => 'use-credentials'));
  });

  it('does not change the requests of scripts that were not preloaded', async () => {
    await files.refetch(FIRST_CLASS);
    files.preload(FIRST_CLASS);
    expect(crossOriginOfScripts()).toEqual(SCRIPTS.map(() => 'anonymous'));
  });

  it('resolves when files still fail to load', async () => {
    fetch.mockRejectedValue(new TypeError('Failed to fetch'));
    await expect(files.refetch(FIRST_CLASS)).resolves.toBeUndefined();
  });
});
