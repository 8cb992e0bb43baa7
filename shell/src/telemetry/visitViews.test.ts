import type { Route } from '@farekite/shared/contract';
import { RemoteError } from '../errors/RemoteError';
import { FIRST_CLASS, TOP_AIRLINES } from '../testing/pages';

const SHELL = 'shell@5e115e115e115e11';
const DEALS = 'mfe-deals@d0d0d0d0d0d0d0d0';
const place = (file: string) => `${location.origin}/releases/mfe-deals/d0d0d0d0d0d0d0d0/browser/${file}`;
const FRAME = { file: 'browser/first-class-deals.js', line: 1, column: 2345 };
const SOURCE = { sourceFile: place('first-class-deals.js'), lineNumber: 1, columnNumber: 2345 };
const CHROMIUM = `TypeError: Ana Gomez, at https://example.com:8
    at sort (${place('first-class-deals.js')}:1:2345)
    at click (${location.origin}/releases/shell/5e115e115e115e11/browser/react.js:1:99)`;
const FIREFOX = `sort@${place('first-class-deals.js')}:1:2345\nclick@${location.origin}/x.js:1:2`;
const OF_EXTENSION = `TypeError: No\n    at read (chrome-extension://abc/content.js:1:2)\n    at ${place('common.js')}:1:3`;

const LATE = new RemoteError('late', { name: 'mfe-deals' }, new Error('there is no answer yet'));

function thrown(stack: string, name = 'TypeError'): Error {
  return Object.assign(new Error('Ana Gomez'), { stack, name });
}

/** Each test has a document of its own. */
async function openDocument(route: Route | null = FIRST_CLASS) {
  document.head.innerHTML = `<meta name="generator" content="${SHELL} ${DEALS}">`;
  jest.resetModules();
  const { visitViews } = await import('./visitViews');
  if (route) visitViews.open({ route, version: () => 'd0d0d0d0d0d0d0d0' });
  return visitViews;
}

const failureOf = (views: Awaited<ReturnType<typeof openDocument>>) => views.list()[0]?.failure;

/** Sends an event of the browser to the views. */
async function failureBy(type: string, fields: object) {
  const views = await openDocument();
  const properties = Object.getOwnPropertyDescriptors({ target: window, ...fields });
  views.failBy(Object.defineProperties(new Event(type), properties));
  return failureOf(views);
}

describe('The views of a visit', () => {
  it('are the pages that were opened and what was late in them, with their releases as soon as those are known', async () => {
    const views = await openDocument();
    const found: { version?: string } = {};
    views.open({ route: TOP_AIRLINES, version: () => found.version });
    views.fail(LATE);
    const first = { route: FIRST_CLASS.path, release: DEALS, isRepaired: false };
    const second = (release: string) => {
      const failure = { release, step: 'late', error: 'Error' };
      return { route: TOP_AIRLINES.path, release, isRepaired: false, failure };
    };
    expect(views.list()).toEqual([first, second('mfe-deals@unknown')]);
    found.version = 'd0d0d0d0d0d0d0d0';
    expect(views.list()).toEqual([first, second(DEALS)]);
  });

  it('count a page each time that it is opened, and once however often React renders it', async () => {
    const views = await openDocument(null);
    const [first, second] = [FIRST_CLASS, TOP_AIRLINES].map((route) => ({ route, version: () => undefined }));
    for (const page of [first, first, second, first]) if (page) views.open(page);
    const shown = [FIRST_CLASS, TOP_AIRLINES, FIRST_CLASS].map(({ path }) => path);
    expect(views.list().map(({ route }) => route)).toEqual(shown);
  });

  it("are the shell's own page where none was opened, and what has happened in it belongs to the first that is", async () => {
    const views = await openDocument(null);
    expect(views.list()).toEqual([{ route: null, isRepaired: false }]);
    views.fail(thrown(CHROMIUM));
    views.open({ route: FIRST_CLASS, version: () => 'd0d0d0d0d0d0d0d0' });
    expect(views.list()).toEqual([
      expect.objectContaining({ route: FIRST_CLASS.path, failure: expect.anything() as unknown }),
    ]);
  });

  it('have the first failure of each, and whether it was repaired', async () => {
    const views = await openDocument();
    views.repair();
    views.open({ route: TOP_AIRLINES, version: () => undefined });
    views.fail(LATE);
    views.fail(new Error('another one'));
    const failure = { release: 'mfe-deals@unknown', step: 'late', error: 'Error' };
    expect(views.list()).toEqual([
      expect.objectContaining({ isRepaired: true }),
      expect.objectContaining({ isRepaired: false, failure }),
    ]);
    expect(views.list()[0]).not.toHaveProperty('failure');
  });
});

describe('The marks of a visit', () => {
  const CANARY = 'mfe-deals@77c1d0a95ee2b346';
  const serve = (description: string) => {
    const navigation = { serverTiming: [{ name: 'page', description }] };
    Object.assign(performance, { getEntriesByType: () => [navigation] });
  };

  it.each([`control=${CANARY}`, 'canary=shell@5e2'])(
    'name the arm that the server names: %s',
    async (arm) => {
      serve(`${SHELL} ${DEALS} ${arm}`);
      const views = await openDocument();
      expect([...views.marks()]).toEqual([`${arm}:heard`]);
      views.fail(thrown(CHROMIUM));
      expect([...views.marks()]).toEqual([`${arm}:heard`, `${arm}:failed`]);
    },
  );

  it('name those in which other remotes were opened, each with whether one of its own pages has failed', async () => {
    serve(`${SHELL} ${DEALS} control=${CANARY}`);
    const views = await openDocument();
    const guides = { path: '/paris-guide', remote: 'mfe-guides' } as Route;
    views.open({ route: guides, version: () => undefined, arm: () => 'canary=mfe-guides@a1' });
    views.fail(thrown(CHROMIUM));
    views.open({ route: TOP_AIRLINES, version: () => undefined });
    expect([...views.marks()]).toEqual([
      `control=${CANARY}:heard`,
      'canary=mfe-guides@a1:heard',
      'canary=mfe-guides@a1:failed',
    ]);
  });

  it('do not say that a page has failed that was late and came, but one that never came', async () => {
    serve(`${SHELL} ${DEALS} canary=${CANARY}`);
    const views = await openDocument();
    views.fail(LATE);
    expect([...views.marks()]).toEqual([`canary=${CANARY}:heard`, `canary=${CANARY}:failed`]);
    views.show();
    expect([...views.marks()]).toEqual([`canary=${CANARY}:heard`]);
  });

  it('are none without a canary', async () => {
    serve(`${SHELL} ${DEALS}`);
    expect([...(await openDocument()).marks()]).toEqual([]);
  });
});

describe('A failure', () => {
  it.each([
    ['in Chromium', CHROMIUM],
    ['in Firefox', FIREFOX],
  ])('that the shell has reported names release, step, error and place (%s)', async (_browser, stack) => {
    const views = await openDocument();
    views.fail(new RemoteError('render', { name: 'mfe-deals', version: 'd0d0d0d0d0d0d0d0' }, thrown(stack)));
    expect(failureOf(views)).toEqual({ release: DEALS, step: 'render', error: 'TypeError', frame: FRAME });
  });

  it.each([
    ['a text', thrown('', 'Ana Gomez')],
    ['a word', thrown('', 'Gomez')],
    ['a number', thrown('', '4111111111111111')],
    ['anything, without being an error', { name: 'RangeError' }],
    ['nothing', null],
  ])(
    'is that of the shell when it names no remote, and does not have %s as its name',
    async (_what, error) => {
      const views = await openDocument();
      views.fail(error);
      expect(failureOf(views)).toEqual({ release: SHELL, step: 'render', error: 'Error' });
    },
  );

  const FILE = { file: 'browser/common.js', line: 0, column: 0 };
  const scriptElement = Object.assign(document.createElement('script'), { src: place('common.js') });
  const styleElement = Object.assign(document.createElement('link'), { href: place('common.js') });

  it.each([
    ['error', { error: thrown(CHROMIUM) }, 'uncaught', 'TypeError', FRAME],
    ['error', { filename: SOURCE.sourceFile, lineno: 1, colno: 2345 }, 'uncaught', 'Error', FRAME],
    ['unhandledrejection', { reason: thrown(FIREFOX) }, 'uncaught', 'TypeError', FRAME],
    ['securitypolicyviolation', { blockedURI: 'inline', ...SOURCE }, 'policy', 'Error', FRAME],
    // A file that was refused or has not come.
    ['error', { target: scriptElement }, 'script', 'Error', FILE],
    ['error', { target: styleElement }, 'script', 'Error', FILE],
  ])('is an %s of a script or a file of the site (%#)', async (type, fields, step, error, frame) => {
    expect(await failureBy(type, fields)).toEqual({ release: DEALS, step, error, frame });
  });

  it.each([
    ['an extension', 'error', { error: thrown(OF_EXTENSION) }],
    ['another origin', 'error', { message: 'Script error.' }],
    ['nobody', 'unhandledrejection', { reason: 'Ana Gomez' }],
    [
      'an extension',
      'securitypolicyviolation',
      { ...SOURCE, blockedURI: 'eval', sourceFile: 'moz-extension' },
    ],
    ['a picture', 'error', { target: Object.assign(new Image(), { src: place('x.avif') }) }],
  ])('is not told of %s (%#)', async (_who, type, fields) => {
    expect(await failureBy(type, fields)).toBeUndefined();
  });
});
