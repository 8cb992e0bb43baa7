import { releasePath } from '@farekite/shared/protocol';
import { DEALS_RELEASE, locateInDeals, testHash } from '../testing/releases';
import { createIntegrityRegistry, type ReleaseIntegrity } from './IntegrityRegistry';
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

const RULES = { cssRules: [{}] };
/** The sheet of a link whose stylesheet did not load. */
const NO_SHEETS = {
  refused: null,
  'not found': { cssRules: [] },
  'cut off': {
    get cssRules(): never {
      throw new DOMException('Cannot access rules', 'SecurityError');
    },
  },
};

/** Adds a stylesheet of the document or of webpack. jsdom loads none, so the test sets what was loaded. */
function addStylesheet(href: string, sheet: object | null = RULES): HTMLLinkElement {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  Object.defineProperty(link, 'sheet', { value: sheet, configurable: true });
  document.head.append(link);
  return link;
}

/** Dispatches the event of the answer on every stylesheet that is added from now on. */
function answerNewStylesheets(answer: 'load' | 'error'): MutationObserver {
  const observer = new MutationObserver((mutations) => {
    for (const node of mutations.flatMap(({ addedNodes }) => [...addedNodes])) {
      node.dispatchEvent(new Event(answer));
    }
  });
  observer.observe(document.head, { childList: true });
  return observer;
}

const fetch = jest.fn<Promise<unknown>, [string, RequestInit]>();
let integrity: ReleaseIntegrity;
let files: PageFiles;

beforeEach(() => {
  document.head.replaceChildren();
  fetch.mockReset().mockResolvedValue({});
  Object.assign(globalThis, { fetch });
  integrity = createIntegrityRegistry();
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
    const [common = '', ...ownStyles] = STYLES;
    const preload = Object.assign(document.createElement('link'), { rel: 'preload', as: 'script' });
    preload.setAttribute('href', entry);
    document.head.append(preload);
    addStylesheet(common);
    files.preload(FIRST_CLASS);
    expect(links('preload').map((link) => link.getAttribute('href'))).toEqual([
      entry,
      ...others,
      ...ownStyles,
    ]);
  });
});

/** Adds a stylesheet of the document that the document has marked as without an answer. */
function addPendingStylesheet(href: string): HTMLLinkElement {
  const link = addStylesheet(href, null);
  link.dataset.pending = '';
  return link;
}

/** Answers a stylesheet, which has this sheet then. */
function answerStylesheet(link: HTMLLinkElement | undefined, answer: 'load' | 'error', sheet: object | null) {
  if (!link) throw new Error('There is no such stylesheet');
  Object.defineProperty(link, 'sheet', { value: sheet, configurable: true });
  link.dispatchEvent(new Event(answer));
}

describe('untilStylesLoaded', () => {
  it('resolves when all stylesheets of a page have loaded', async () => {
    STYLES.forEach((href) => addStylesheet(href));
    await expect(files.untilStylesLoaded(FIRST_CLASS)).resolves.toBeUndefined();
  });

  it.each(
    Object.entries(NO_SHEETS).flatMap(([fault, sheet]) => STYLES.map((style) => ({ style, fault, sheet }))),
  )('rejects when $style was $fault, naming the stylesheet', async ({ style, sheet }) => {
    STYLES.forEach((href) => addStylesheet(href, href === style ? sheet : RULES));
    await expect(files.untilStylesLoaded(FIRST_CLASS)).rejects.toThrow(new Error(`${style} did not load`));
  });

  it('rejects when a stylesheet is missing', async () => {
    await expect(files.untilStylesLoaded(FIRST_CLASS)).rejects.toThrow(`${STYLES[0] ?? ''} did not load`);
  });

  it.each([
    ['resolves', 'load', RULES],
    ['rejects', 'error', null],
  ] as const)('waits for a pending stylesheet and %s after its %s', async (outcome, answer, sheet) => {
    const [common = '', own = ''] = STYLES;
    const pending = addPendingStylesheet(common);
    addStylesheet(own);
    expect(files.hasPendingStyles(FIRST_CLASS)).toBe(true);
    const loaded = files.untilStylesLoaded(FIRST_CLASS).then(
      () => 'resolves',
      () => 'rejects',
    );
    answerStylesheet(pending, answer, sheet);
    await expect(loaded).resolves.toBe(outcome);
    expect(files.hasPendingStyles(FIRST_CLASS)).toBe(false);
  });
});

describe('renewRequests', () => {
  it('requests a pending stylesheet at a new address with the same hash, and keeps the others', () => {
    const [common = '', own = ''] = STYLES;
    addPendingStylesheet(common);
    const loaded = addStylesheet(own);
    files.renewRequests(FIRST_CLASS);
    const [renewed, ...others] = links('stylesheet');
    expect(renewed?.getAttribute('href')).toBe(`${common}?retry=1`);
    expect(renewed?.integrity).toBe(hashOf(common));
    expect(others).toEqual([loaded]);
  });

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
    const loadByWebpack = () => {
      const link = document.createElement('link');
      link.rel = 'stylesheet';
      link.href = href;
      integrity.secureStyle(link, href);
      document.head.append(link);
      return link;
    };
    const onError = jest.fn();
    loadByWebpack().addEventListener('error', onError);
    files.renewRequests(FIRST_CLASS);
    expect(onError).toHaveBeenCalledTimes(1);
    expect(loadByWebpack().getAttribute('href')).toBe(`${href}?retry=1`);
  });

  it('lets whoever waits for the old request wait for the new one', async () => {
    STYLES.forEach((href) => addPendingStylesheet(href));
    const loaded = files.untilStylesLoaded(FIRST_CLASS);
    files.renewRequests(FIRST_CLASS);
    files.renewRequests(FIRST_CLASS);
    const renewed = links('stylesheet');
    expect(renewed.map((link) => link.getAttribute('href'))).toEqual(STYLES.map((href) => `${href}?retry=2`));
    renewed.forEach((link) => {
      answerStylesheet(link, 'load', RULES);
    });
    await expect(loaded).resolves.toBeUndefined();
  });
});

describe('refetch', () => {
  it('fetches each file past the cache, verified', async () => {
    await files.refetch(FIRST_CLASS);
    expect(fetch.mock.calls).toEqual(
      [...SCRIPTS, ...STYLES].map((href) => [href, { cache: 'reload', integrity: hashOf(href) }]),
    );
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

  it.each(Object.entries(NO_SHEETS))(
    'replaces a stylesheet that was %s at the same position and keeps the others',
    async (_fault, sheet) => {
      const [common = '', own = ''] = STYLES;
      addStylesheet(common, sheet);
      const loaded = addStylesheet(own);
      const observer = answerNewStylesheets('load');
      await files.refetch(FIRST_CLASS);
      observer.disconnect();
      const [first, second, ...more] = links('stylesheet');
      expect(first?.getAttribute('href')).toBe(common);
      expect(first?.integrity).toBe(hashOf(common));
      expect(second).toBe(loaded);
      expect(more).toEqual([]);
    },
  );

  it('waits for the new stylesheet, and goes on when it fails too', async () => {
    addStylesheet(STYLES[0] ?? '', NO_SHEETS.refused);
    let isDone = false;
    const refetched = files.refetch(FIRST_CLASS).then(() => {
      isDone = true;
    });
    // Everything but the stylesheet has answered.
    await new Promise((resolve) => setTimeout(resolve));
    expect(isDone).toBe(false);
    links('stylesheet')[0]?.dispatchEvent(new Event('error'));
    await refetched;
    expect(isDone).toBe(true);
  });
});
