import { fakeRemote, fakeShell, dealsRunning } from '../testing/fakeReleases';
import { inFull } from '../testing/inFull';
import { siteOfEachTest } from '../testing/publishedSite';
import { readPage } from '../testing/readPage';
import { snapshot } from '../testing/snapshot';
import { listKeys } from '../store/Store';
import { doctor } from './doctor';
import { publish } from './publish';

const LOST = 'is not defined. Fix it and publish again; the live site is unchanged.';
const UNAVAILABLE =
  'does not render: Error: mfe-deals/server/first-class-deals.js requires fs, which the live shell does not provide to pages. ';

const TOO_MUCH =
  'needs more than 256 MB of memory. Look for data that grows without an end; the live site is unchanged.';

const TOO_LARGE = [
  ['takes all memory in objects', 'const all = []; for (;;) all.push(new Array(1e6).fill(1.5))', TOO_MUCH],
  [
    'takes 8 GB in buffers',
    'const all = []; for (let i = 0; i < 80; i++) all.push(new Uint8Array(1e8).fill(1))',
    'does not render: RangeError: Array buffer allocation failed. Fix it and publish again;',
  ],
  ['answers with 300 MB', "return 'x'.repeat(3e8)", TOO_MUCH],
  [
    'answers with 36 MB',
    "return 'x'.repeat(1.8e7)",
    'and the other pages are larger than 32 MB together. Look for data that grows without an end;',
  ],
];

const site = siteOfEachTest(fakeShell().dist, fakeRemote('mfe-home').dist);

describe('publish refuses a page in one line, and leaves every file of the site as it was, when the page', () => {
  it.each([
    ['reads a secret of the environment', 'return process.env.AWS_SECRET_ACCESS_KEY', `process ${LOST}`],
    ['reads a file', "return require('fs').readFileSync('/etc/hostname')", UNAVAILABLE],
    ['fetches', "return fetch('http://127.0.0.1')", `fetch ${LOST}`],
    ['sleeps in a system call', 'Atomics.wait(new Int32Array(4), 0, 0)', `Atomics ${LOST}`],
    ['imports a module of Node', "return import('node:fs')", 'A dynamic import callback was not specified'],
    [
      'generates code',
      "return (() => {}).constructor('return process')()",
      'Code generation from strings disallowed',
    ],
    [
      "generates code by a function of the tool's",
      "return require.constructor('return process')()",
      'Code generation from strings disallowed',
    ],
    [
      'never answers',
      'return new Promise(() => undefined)',
      'waits for a promise that never settles. Look for such a promise; the live site is unchanged.',
    ],
    [
      'shows the year',
      "return 'It is ' + new Date().getFullYear()",
      'renders differently the second time. Remove dates, random numbers and state that is kept between renders; the live site is unchanged.',
    ],
    ['shows a random number', 'return String(Math.random())', 'renders differently the second time.'],
    [
      'keeps state between renders',
      'globalThis.count = (globalThis.count ?? 0) + 1; return String(globalThis.count)',
      'renders differently the second time.',
    ],
    [
      'patches the conversion of its answer',
      "Object.prototype.toJSON = Array.prototype.toJSON = () => ({ path: '/' }); return 'Own page'",
      'has an invalid head.title: ',
    ],
    ['returns no text', 'return 5', 'has an invalid markup: Invalid type: Expected string but received 5.'],
    ['throws no Error', "throw 'No fares'", 'does not render: Error: No fares. Fix it'],
    [
      'throws later',
      "setTimeout(() => { throw new Error('Too late') }, 1); return new Promise(() => undefined)",
      'does not render: Error: Too late.',
    ],
    ...inFull(TOO_LARGE, []),
  ])('%s', async (_what, body = '', problem = '') => {
    const before = await snapshot(site().location);
    const message = await publish(dealsRunning(body).dist, site()).catch(String);
    expect(message).toContain(problem);
    expect(message).toMatch(
      /^UserError: \/first-class-deals \(e[ns]\) of shell@[\da-f]{16} mfe-deals@[\da-f]{16} .+$/,
    );
    expect(await snapshot(site().location)).toEqual(before);
  });
});

describe('A page that patches', () => {
  const homePages = () => Promise.all(['en', 'es'].map((language) => readPage(site(), '/', language)));

  const PATCHES = [
    "Object.prototype.title = 'Stolen'; Object.prototype.path = '/';",
    "require('react').name = 'Stolen'; require('react').useState = null;",
    'Date.now = Math.random = Math.max = () => 7; Date.prototype.getTime = () => 7;',
    'TextEncoder.prototype.encode = URL.prototype.toString = () => null;',
  ];

  it('objects of the language, React and what Node lends it changes no page but its own, also when all pages are rendered again', async () => {
    const before = await homePages();
    await publish(dealsRunning(`${PATCHES.join(' ')} return 'Own page'`).dist, site());
    for (const key of await listKeys(site(), 'pages/')) await site().delete(key);
    await doctor(site(), { fix: true });
    expect(await readPage(site(), '/first-class-deals')).toContain('Own page<!--padding');
    expect(await homePages()).toEqual(before);
  });
});
