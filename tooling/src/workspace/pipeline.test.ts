import { cpSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { FolderStore } from '../store/FolderStore';
import type { Store } from '../store/Store';
import { fakeDeals, fakeRemoteShowing, fakeShell } from '../testing/fakeReleases';
import { publishedSite } from '../testing/publishedSite';
import { snapshot } from '../testing/snapshot';
import { temporaryFolder } from '../testing/temporaryFolder';
import { writeFiles } from '../testing/writeFiles';
import { runPipeline } from './pipeline';
import { run } from './run';
import { runTasks } from './runTasks';

jest.mock('../compose/runInSandbox');
jest.mock('./run');
jest.mock('./runTasks');

const DEALS = '/first-class-deals';
const shell = fakeShell();
const nextShell = fakeShell({ greeting: 'Hello' });
const home = fakeRemoteShowing('mfe-home', 'Home');
const live = fakeDeals('Live');
const next = fakeDeals('Next');

const BUILT: Readonly<Record<string, string>> = {
  shell: nextShell.dist,
  'mfe-home': home.dist,
  'mfe-deals': next.dist,
};

const TASKS = 'lint types test budgets';
const BROWSER_TESTS = (name: string) =>
  `playwright test e2e/tests/everyPage.spec.ts ${name}/e2e/ --reporter list --max-failures=10`;

let workspace: string;
let printed: string[];
/** What was run: `build of mfe-deals`, or the program with its arguments. */
let commands: string[];
/** The paths that the browser tests were told, and what was served to them. */
let tested: { paths: string | undefined; pages: string[] };

const inWorkspace = (name: string) => join(workspace, name);
const check = (name: string, store: Store, force = false) =>
  runPipeline(workspace, inWorkspace(name), { store, force });
const lines = () => printed.join('').split('\n');
const lastLine = () => lines().at(-2);
/** The results of the steps, without their seconds. */
const stepResults = () => lines().flatMap((line) => /^(\w+: \w+) \([\d.]+ s\)$/.exec(line)?.[1] ?? []);

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
  printed = [];
  commands = [];
  tested = { paths: undefined, pages: [] };
  for (const stream of [process.stdout, process.stderr])
    jest.spyOn(stream, 'write').mockImplementation((text) => printed.push(String(text)) > 0);
  jest.mocked(run).mockImplementation(async (_workspace, program, args, { env = {} } = {}) => {
    commands.push([program, ...args].join(' '));
    tested.paths = env.E2E_PATHS;
    for (const path of [DEALS, '/'])
      tested.pages.push(await (await fetch(`${env.E2E_ORIGIN ?? ''}${path}`)).text());
    return 0;
  });
  jest.mocked(runTasks).mockImplementation((_workspace, tasks, { directories = [] } = {}) => {
    commands.push(`${tasks.join(' ')} of ${directories.map((directory) => basename(directory)).join(' ')}`);
    for (const directory of directories)
      cpSync(BUILT[basename(directory)] ?? '', join(directory, 'dist'), { recursive: true });
    return Promise.resolve(true);
  });
});

describe('The pipeline of a remote', () => {
  it('runs its tasks, and its own browser tests and those of its pages beside what is live', async () => {
    const site = await publishedSite(shell.dist, home.dist, live.dist);
    const before = await snapshot(site.location);
    expect(await check('mfe-deals', site)).toBe(true);
    expect(commands).toEqual([`${TASKS} of mfe-deals`, BROWSER_TESTS('mfe-deals')]);
    expect(tested).toEqual({
      paths: DEALS,
      pages: [expect.stringContaining('Next in en'), expect.stringContaining('Home in en')],
    });
    expect(stepResults()).toEqual(['tasks: passed', 'preview: passed', 'e2e: passed']);
    expect(lastLine()).toMatch(/^check of mfe-deals: passed in \d+\.\d s$/);
    expect(await snapshot(site.location)).toEqual(before);
  });

  it('builds the shell when none is live, and no other remote; its tasks can be run even if nothing has changed', async () => {
    expect(await check('mfe-deals', new FolderStore(inWorkspace('site')), true)).toBe(true);
    expect(commands).toEqual([`${TASKS} of mfe-deals`, 'build of shell', BROWSER_TESTS('mfe-deals')]);
    expect(tested.pages[0]).toContain('<p>Hello</p>Next in en');
    expect(readdirSync(workspace)).not.toContain('site');
    expect(jest.mocked(runTasks).mock.calls.at(-2)?.[2]).toMatchObject({ force: true });
  });
});

describe('The pipeline of the shell', () => {
  it('tests all pages, with the live remotes and builds of the others', async () => {
    expect(await check('shell', await publishedSite(shell.dist, live.dist))).toBe(true);
    expect(commands).toEqual([`${TASKS} of shell`, 'build of mfe-home', BROWSER_TESTS('shell')]);
    expect(tested).toEqual({
      paths: undefined,
      pages: [
        expect.stringContaining('<p>Hello</p>Live in en'),
        expect.stringContaining('<p>Hello</p>Home in en'),
      ],
    });
  });
});

/** A shell without a route to mfe-deals. */
const elsewhere = fakeShell({ routes: [{ path: '/', remote: 'mfe-home' }] });

it.each([
  ['tasks', 'mfe-deals does not pass: lint, types, test, budgets. Fix the errors', shell, [false, 0]],
  [
    'preview',
    'was built against contract 1.0.0, but shell@',
    fakeShell({ contract: '2.0.0', hosts: [2] }),
    [true, 0],
  ],
  [
    'e2e',
    // A check of no pages would always pass.
    `mfe-deals has no pages to check, because shell@${elsewhere.release.version} has no routes to it. Publish`,
    elsewhere,
    [true, 0],
  ],
  ['e2e', `mfe-deals does not pass: ${BROWSER_TESTS('mfe-deals')}. Fix the errors`, shell, [true, 1]],
] as const)(
  'A pipeline ends with the first step that fails: %s, %s',
  async (step, reason, liveShell, [tasksPass, exitCode]) => {
    if (!tasksPass) jest.mocked(runTasks).mockResolvedValue(false);
    if (exitCode > 0) jest.mocked(run).mockResolvedValue(exitCode);
    expect(await check('mfe-deals', await publishedSite(liveShell.dist))).toBe(false);
    expect(printed.join('')).toContain(reason);
    expect(stepResults().at(-1)).toBe(`${step}: failed`);
    expect(lastLine()).toMatch(new RegExp(`^check of mfe-deals: failed at ${step} after \\d+\\.\\d s$`));
  },
);
