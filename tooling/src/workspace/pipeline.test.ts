import { cpSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fakeDeals, fakeRemoteShowing, fakeShell } from '../testing/fakeReleases';
import { emptySite, publishedSite } from '../testing/publishedSite';
import { snapshot } from '../testing/snapshot';
import { temporaryFolder } from '../testing/temporaryFolder';
import { writeFiles } from '../testing/writeFiles';
import { UserError } from '../util/UserError';
import { runPipeline } from './pipeline';
import { run, runTasks } from './run';
import { readSitePackage } from './sitePackage';

jest.mock('../compose/runInSandbox');
jest.mock('../util/print', () => ({
  print: (line: string) => mockPrinted.push(line),
  printError: (message: string) => mockPrinted.push(message),
}));
jest.mock('./run', () => ({ ...jest.requireActual<object>('./run'), run: jest.fn(), runTasks: jest.fn() }));

const DEALS = '/first-class-deals';
const shell = fakeShell();
const home = fakeRemoteShowing('mfe-home', 'Home');
const live = fakeDeals('Live');
const next = fakeDeals('Next');

const BUILT: Readonly<Record<string, string>> = {
  shell: fakeShell({ greeting: 'Hello' }).dist,
  'mfe-home': home.dist,
  'mfe-deals': next.dist,
};

const contractWith = (routes: object) => ({
  'node_modules/@farekite/shared/package.json': { version: '1.0.0' },
  'node_modules/@farekite/shared/contract/routes.json': routes,
});

const mockPrinted: string[] = [];

let workspace: string;
/** `build of mfe-deals`, or a program with its arguments. */
let commands: string[];
/** What browser tests were told, and what the pages showed that were served to them. */
let tested: object[];

async function check(name: string, released: readonly { readonly dist: string }[]): Promise<boolean> {
  const site = await publishedSite(...released.map(({ dist }) => dist));
  const before = await snapshot(site.location);
  const passed = await runPipeline(workspace, readSitePackage(join(workspace, name)), site, ['--force']);
  expect(await snapshot(site.location)).toEqual(before);
  return passed;
}

beforeEach(() => {
  workspace = writeFiles(temporaryFolder(), {
    ...contractWith({ '/': { remote: 'mfe-home' }, [DEALS]: { remote: 'mfe-deals' } }),
    'shell/package.json': { name: 'shell', farekite: { provides: [] } },
    'mfe-deals/package.json': { name: 'mfe-deals' },
    'mfe-deals/src/pages/FirstClassDeals/FirstClassDeals.tsx': {},
    'mfe-home/package.json': { name: 'mfe-home' },
  });
  mockPrinted.length = 0;
  commands = [];
  tested = [];
  delete process.env.FAREKITE_TEST;
  jest.mocked(run).mockImplementation(async (_workspace, program, args, env = {}) => {
    commands.push([program, ...args].join(' '));
    if (program !== 'playwright') return;
    const { E2E_ORIGIN = '', ...told } = env;
    const pageAt = async (path: string) => (await fetch(E2E_ORIGIN + path)).text();
    const pages = [await pageAt(DEALS), await pageAt('/')];
    tested.push({ ...told, pages: pages.map((page) => /<p>.*(?=<!--)/.exec(page)?.[0]) });
  });
  jest.mocked(runTasks).mockImplementation((_workspace, tasks, directories = [], flags = []) => {
    const names = directories.map((directory) => basename(directory));
    commands.push(`${[...tasks, ...flags].join(' ')} of ${names.join(' ')}`);
    for (const name of names) cpSync(BUILT[name] ?? '', join(workspace, name, 'dist'), { recursive: true });
    return Promise.resolve();
  });
});

it.each([
  [
    'of a remote runs its tasks, its own browser tests and those of its pages, and the journeys beside what is live',
    'mfe-deals',
    [shell, home, live],
    [],
    DEALS,
    ['<p>Welcome</p>Next in en', '<p>Welcome</p>Home in en'],
  ],
  [
    'of a remote builds the shell and the other remotes that are not live, which journeys lead through',
    'mfe-deals',
    [],
    ['build of shell mfe-home'],
    DEALS,
    ['<p>Hello</p>Next in en', '<p>Hello</p>Home in en'],
  ],
  [
    'of the shell tests all pages, with the live remotes and builds of the others',
    'shell',
    [shell, live],
    ['build of mfe-home'],
    undefined,
    ['<p>Hello</p>Live in en', '<p>Hello</p>Home in en'],
  ],
])('The pipeline %s', async (_what, name, released, builds, E2E_PATHS, pages) => {
  expect(await check(name, released)).toBe(true);
  expect(commands).toEqual([
    `lint types test budgets --force of ${name}`,
    ...builds,
    `playwright test --config=e2e e2e/tests/everyPage.spec.ts ${name}/e2e/ --max-failures=10`,
    'playwright test --config=e2e e2e/journeys/ --max-failures=10',
  ]);
  expect(tested).toEqual([{ E2E_PATHS, pages }, { pages }]);
  const steps = ['\n── tasks', '\n── preview', '\n── e2e', '\n── journeys'];
  expect(mockPrinted).toEqual([...steps, `\ncheck of ${name}: passed`]);
});

it('The pipeline with FAREKITE_TEST=all asks of the pages of a remote what the full test asks of all', async () => {
  process.env.FAREKITE_TEST = 'all';
  expect(await check('mfe-deals', [shell, home, live])).toBe(true);
  expect(commands[1]).toContain(' mfe-deals/e2e/ e2e/tests/(backAndForward|faults|');
  expect(tested[0]).toMatchObject({ E2E_PATHS: DEALS });
});

it('The pipeline of a remote in a repository of its own runs its scripts, the installed tests of every page, and its own', async () => {
  const remote = writeFiles(temporaryFolder(), {
    ...contractWith({}),
    'node_modules/@farekite/e2e/package.json': {},
    'package.json': { name: 'mfe-deals', farekite: { routes: { [DEALS]: { remote: 'mfe-deals' } } } },
    'src/pages/FirstClassDeals/FirstClassDeals.tsx': {},
    'e2e/deals.spec.ts': {},
    'e2e/support/names.ts': {},
  });
  cpSync(next.dist, join(remote, 'dist'), { recursive: true });
  const site = await publishedSite(shell.dist, home.dist);
  expect(await runPipeline(undefined, readSitePackage(remote), site)).toBe(true);
  expect(commands).toEqual([
    ...['lint', 'types', 'test', 'build', 'budgets'].map((script) => `npm run ${script}`),
    `playwright test --config=${join(remote, 'node_modules/@farekite/e2e/alone')} --max-failures=10`,
  ]);
  expect(tested).toMatchObject([{ E2E_PATHS: DEALS, E2E_FILES: join(remote, 'e2e/deals.spec.ts') }]);
  // Only a workspace has the sources of a shell.
  expect(await runPipeline(undefined, readSitePackage(remote), emptySite())).toBe(false);
  expect(mockPrinted.at(-2)).toContain('No shell is live in ');
});

const nextMajor = fakeShell({ contract: '2.0.0', hosts: [2] });
const elsewhere = fakeShell({ routes: [{ path: '/', remote: 'mfe-home' }] });

it.each([
  ['tasks', 'turbo has failed. Fix it.', shell, runTasks],
  ['preview', 'was built against contract 1.0.0, but shell@', nextMajor, undefined],
  [
    'e2e',
    `mfe-deals has no pages to check, because shell@${elsewhere.release.version} has no routes to it. Publish`,
    elsewhere,
    undefined,
  ],
  ['e2e', 'turbo has failed. Fix it.', shell, run],
])('The pipeline ends with the first step that fails: %s, %s', async (step, reason, liveShell, failing) => {
  if (failing) jest.mocked(failing).mockRejectedValue(new UserError('turbo has failed', 'Fix it.'));
  expect(await check('mfe-deals', [liveShell])).toBe(false);
  expect(mockPrinted.slice(-3)).toEqual([
    `\n── ${step}`,
    expect.stringContaining(reason),
    `\ncheck of mfe-deals: failed at ${step}`,
  ]);
});
