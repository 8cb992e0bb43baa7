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

const BUILT: Readonly<Record<string, string>> = {
  shell: fakeShell({ greeting: 'Hello' }).dist,
  'mfe-home': home.dist,
  'mfe-deals': fakeDeals('Next').dist,
};

const mockPrinted: string[] = [];

let workspace: string;
/** `build of mfe-deals`, or a program with its arguments. */
let commands: string[];
/** What browser tests were told, and what was served to them. */
let tested: { paths: string | undefined; deals: string; home: string }[];

async function check(name: string, released: readonly { readonly dist: string }[]): Promise<boolean> {
  const site = await publishedSite(...released.map(({ dist }) => dist));
  const before = await snapshot(site.location);
  const passed = await runPipeline(workspace, readSitePackage(join(workspace, name)), site, ['--force']);
  expect(await snapshot(site.location)).toEqual(before);
  return passed;
}

beforeEach(() => {
  workspace = writeFiles(temporaryFolder(), {
    'node_modules/@farekite/shared/package.json': { version: '1.0.0' },
    'node_modules/@farekite/shared/contract/routes.json': {
      '/': { remote: 'mfe-home' },
      [DEALS]: { remote: 'mfe-deals' },
    },
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
    const pageAt = async (path: string) => (await fetch(`${env.E2E_ORIGIN ?? ''}${path}`)).text();
    tested.push({ paths: env.E2E_PATHS, deals: await pageAt(DEALS), home: await pageAt('/') });
  });
  jest.mocked(runTasks).mockImplementation((_workspace, tasks, directories = [], flags = []) => {
    const names = directories.map((directory) => basename(directory));
    commands.push(`${[...tasks, ...flags].join(' ')} of ${names.join(' ')}`);
    for (const name of names) cpSync(BUILT[name] ?? '', join(workspace, name, 'dist'), { recursive: true });
    return Promise.resolve();
  });
});

describe('The pipeline', () => {
  it.each([
    [
      'of a remote runs its tasks, its own browser tests and those of its pages, and the journeys beside what is live',
      'mfe-deals',
      [shell, home, live],
      [],
      { paths: DEALS, deals: 'Next in en', home: 'Home in en' },
    ],
    [
      'of a remote builds the shell and the other remotes that are not live, which journeys lead through',
      'mfe-deals',
      [],
      ['build of shell mfe-home'],
      { paths: DEALS, deals: '<p>Hello</p>Next in en', home: '<p>Hello</p>Home in en' },
    ],
    [
      'of the shell tests all pages, with the live remotes and builds of the others',
      'shell',
      [shell, live],
      ['build of mfe-home'],
      { paths: undefined, deals: '<p>Hello</p>Live in en', home: '<p>Hello</p>Home in en' },
    ],
  ])('%s', async (_what, name, released, builds, { paths, deals, home: homePage }) => {
    expect(await check(name, released)).toBe(true);
    expect(commands).toEqual([
      `lint types test budgets --force of ${name}`,
      ...builds,
      `playwright test --config=e2e e2e/tests/everyPage.spec.ts ${name}/e2e/ --max-failures=10`,
      'playwright test --config=e2e e2e/journeys/ --max-failures=10',
    ]);
    const [dealsPage, itsHome] = [deals, homePage].map((text): unknown => expect.stringContaining(text));
    const served = { deals: dealsPage, home: itsHome };
    expect(tested).toEqual([
      { paths, ...served },
      { paths: undefined, ...served },
    ]);
    const steps = ['\n── tasks', '\n── preview', '\n── e2e', '\n── journeys'];
    expect(mockPrinted).toEqual([...steps, `\ncheck of ${name}: passed`]);
  });

  it('with FAREKITE_TEST=all asks of the pages of a remote what the full test asks of all', async () => {
    process.env.FAREKITE_TEST = 'all';
    expect(await check('mfe-deals', [shell, home, live])).toBe(true);
    expect(commands[1]).toContain(' mfe-deals/e2e/ e2e/tests/(backAndForward|faults|');
    expect(tested[0]?.paths).toBe(DEALS);
  });

  it('of a remote in a repository of its own runs its scripts, the installed tests of every page, and its own', async () => {
    const contract = 'node_modules/@farekite/shared';
    const remote = writeFiles(temporaryFolder(), {
      [`${contract}/package.json`]: { version: '1.0.0' },
      [`${contract}/contract/routes.json`]: {},
      'node_modules/@farekite/e2e/package.json': {},
      'package.json': { name: 'mfe-deals', farekite: { routes: { [DEALS]: { remote: 'mfe-deals' } } } },
      'src/pages/FirstClassDeals/FirstClassDeals.tsx': {},
      'e2e/deals.spec.ts': {},
      'e2e/support/names.ts': {},
    });
    cpSync(BUILT['mfe-deals'] ?? '', join(remote, 'dist'), { recursive: true });
    const programs: unknown[] = [];
    jest.mocked(run).mockImplementation((_directory, program, args, env) => {
      programs.push([program, ...args].join(' '));
      if (program === 'playwright')
        expect(env).toMatchObject({ E2E_PATHS: DEALS, E2E_FILES: join(remote, 'e2e/deals.spec.ts') });
      return Promise.resolve();
    });
    const site = await publishedSite(shell.dist, home.dist);
    expect(await runPipeline(undefined, readSitePackage(remote), site)).toBe(true);
    expect(programs).toEqual([
      ...['lint', 'types', 'test', 'build', 'budgets'].map((script) => `npm run ${script}`),
      `playwright test --config=${join(remote, 'node_modules/@farekite/e2e/alone')} --max-failures=10`,
    ]);
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
  ])('ends with the first step that fails: %s, %s', async (step, reason, liveShell, failing) => {
    if (failing) jest.mocked(failing).mockRejectedValue(new UserError('turbo has failed', 'Fix it.'));
    expect(await check('mfe-deals', [liveShell])).toBe(false);
    expect(mockPrinted.slice(-3)).toEqual([
      `\n── ${step}`,
      expect.stringContaining(reason),
      `\ncheck of mfe-deals: failed at ${step}`,
    ]);
  });
});
