import { cpSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { openPages } from '../browser/openPages';
import { FolderStore } from '../store/FolderStore';
import { fakeDeals, fakeRemoteShowing, fakeShell } from '../testing/fakeReleases';
import { publishedSite } from '../testing/publishedSite';
import { snapshot } from '../testing/snapshot';
import { temporaryFolder } from '../testing/temporaryFolder';
import { runPipeline } from './pipeline';
import { run } from './run';
import { runTasks } from './runTasks';

jest.mock('../compose/runInSandbox');

jest.mock('../browser/openPages');
jest.mock('./run', () => ({ ...jest.requireActual<object>('./run'), run: jest.fn() }));
jest.mock('./runTasks');

const shell = fakeShell();
const home = fakeRemoteShowing('mfe-home', 'Home');
const live = fakeDeals('Live');
const next = fakeDeals('Next');

const BUILT: Readonly<Record<string, string>> = { shell: shell.dist, 'mfe-deals': next.dist };
const TASKS = 'lint test budgets of mfe-deals';

let printed: string[];
/** What was run: `build of mfe-deals`, or the program with its arguments. */
let commands: string[];
/** The pages that were opened: `/first-class-deals en`. */
let opened: string[];

function write(directory: string, file: string, content: string): void {
  mkdirSync(join(directory, file, '..'), { recursive: true });
  writeFileSync(join(directory, file), content);
}

function workspaceWithPackages(): string {
  const workspace = temporaryFolder();
  write(workspace, 'node_modules/@farekite/shared/package.json', JSON.stringify({ version: '1.0.0' }));
  write(
    workspace,
    'node_modules/@farekite/shared/contract/routes.json',
    JSON.stringify({ '/': { remote: 'mfe-home' }, '/first-class-deals': { remote: 'mfe-deals' } }),
  );
  write(workspace, 'shell/package.json', JSON.stringify({ name: 'shell', farekite: { provides: [] } }));
  write(workspace, 'mfe-deals/package.json', JSON.stringify({ name: 'mfe-deals' }));
  write(workspace, 'mfe-deals/src/pages/FirstClassDeals/FirstClassDeals.tsx', 'page');
  return workspace;
}

const dealsFolder = (workspace: string) => join(workspace, 'mfe-deals');

beforeEach(() => {
  printed = [];
  commands = [];
  opened = [];
  jest.spyOn(process.stdout, 'write').mockImplementation((text) => printed.push(String(text)) > 0);
  jest.spyOn(process.stderr, 'write').mockImplementation((text) => printed.push(String(text)) > 0);
  jest.mocked(openPages).mockImplementation((_origin, pages) => {
    opened.push(...pages.map(({ path, language }) => `${path} ${language}`));
    return Promise.resolve([]);
  });
  jest.mocked(run).mockImplementation((command, args) => {
    commands.push([basename(command), ...args].join(' '));
    return Promise.resolve(0);
  });
  jest.mocked(runTasks).mockImplementation((_workspace, tasks, { directories = [] } = {}) => {
    for (const directory of directories) {
      const name = basename(directory);
      commands.push(`${tasks.join(' ')} of ${name}`);
      cpSync(BUILT[name] ?? '', join(directory, 'dist'), { recursive: true });
    }
    return Promise.resolve({ passed: tasks.length, failed: 0 });
  });
});

const lines = () => printed.join('').split('\n');
const lastLine = () => lines().at(-2);
/** The results of the steps, without their seconds. */
const stepResults = () => lines().flatMap((line) => /^(\w+: \w+) \([\d.]+ s\)$/.exec(line)?.[1] ?? []);

describe('The pipeline of a remote', () => {
  it('runs its tasks, and opens its pages as they will be live', async () => {
    const workspace = workspaceWithPackages();
    const site = await publishedSite(shell.dist, home.dist, live.dist);
    expect(await runPipeline(workspace, dealsFolder(workspace), { store: site })).toBe(true);
    expect(commands).toEqual([TASKS]);
    expect(opened).toEqual(['/first-class-deals en', '/first-class-deals es']);
    expect(stepResults()).toEqual(['tasks: passed', 'pages: passed']);
    expect(lastLine()).toMatch(/^check of mfe-deals: passed in \d+\.\d s$/);
  });

  it('builds the shell when none is live, and no other remote', async () => {
    const workspace = workspaceWithPackages();
    const site = new FolderStore(join(workspace, 'site'));
    expect(await runPipeline(workspace, dealsFolder(workspace), { store: site })).toBe(true);
    expect(commands).toEqual([TASKS, 'build of shell']);
    expect(readdirSync(workspace)).not.toContain('site');
  });

  it('can run its tasks even if nothing has changed', async () => {
    const workspace = workspaceWithPackages();
    const site = await publishedSite(shell.dist, live.dist);
    const directory = dealsFolder(workspace);
    await runPipeline(workspace, directory, { store: site, force: true });
    expect(jest.mocked(runTasks).mock.lastCall?.[2]).toEqual({ directories: [directory], force: true });
  });
});

describe('The browser tests of a remote', () => {
  const BROWSER_TESTS = 'playwright test --project mfe-deals --reporter list';

  /** A workspace in which each remote has browser tests. */
  function workspaceWithBrowserTests(): string {
    const workspace = workspaceWithPackages();
    for (const name of ['mfe-deals', 'mfe-home']) write(workspace, `${name}/e2e/page.spec.ts`, 'test');
    return workspace;
  }

  it('run on a preview of its build, in which everything else is as it is live, and no others do', async () => {
    const workspace = workspaceWithBrowserTests();
    const site = await publishedSite(shell.dist, home.dist, live.dist);
    const tested: string[] = [];
    const succeed = jest.mocked(run).getMockImplementation();
    jest.mocked(run).mockImplementation(async (command, args, options) => {
      const { E2E_ORIGIN: origin } = options.env ?? {};
      for (const path of origin === undefined ? [] : ['/first-class-deals', '/'])
        tested.push(await (await fetch(`${origin ?? ''}${path}`)).text());
      return succeed?.(command, args, options) ?? 0;
    });
    expect(await runPipeline(workspace, dealsFolder(workspace), { store: site })).toBe(true);
    expect(commands).toEqual([TASKS, BROWSER_TESTS]);
    expect(tested).toEqual([expect.stringContaining('Next in en'), expect.stringContaining('Home in en')]);
    expect(stepResults().slice(-2)).toEqual(['pages: passed', 'e2e: passed']);
  });

  it('refuse it when one fails', async () => {
    const workspace = workspaceWithBrowserTests();
    const site = await publishedSite(shell.dist, live.dist);
    const succeed = jest.mocked(run).getMockImplementation();
    jest.mocked(run).mockImplementation(async (command, args, options) => {
      await succeed?.(command, args, options);
      return basename(command) === 'playwright' ? 1 : 0;
    });
    expect(await runPipeline(workspace, dealsFolder(workspace), { store: site })).toBe(false);
    expect(printed.join('')).toContain(`farekite: mfe-deals does not pass: ${BROWSER_TESTS}.`);
    expect(lastLine()).toMatch(/failed at e2e after/);
  });
});

describe('A pipeline with a failing step', () => {
  it('ends with its tasks when one of them fails', async () => {
    const workspace = workspaceWithPackages();
    const site = await publishedSite(shell.dist);
    jest.mocked(runTasks).mockResolvedValue({ passed: 2, failed: 1 });
    expect(await runPipeline(workspace, dealsFolder(workspace), { store: site })).toBe(false);
    expect(printed.join('')).toContain('farekite: mfe-deals does not pass: lint, test, budgets.');
    expect(stepResults()).toEqual(['tasks: failed']);
    expect(lastLine()).toMatch(/^check of mfe-deals: failed at tasks after \d+\.\d s$/);
    expect(opened).toEqual([]);
  });

  it('ends when a page does not work in the browser', async () => {
    const workspace = workspaceWithPackages();
    const site = await publishedSite(shell.dist, live.dist);
    jest
      .mocked(openPages)
      .mockImplementation((_origin, pages) =>
        Promise.resolve(pages.map((page) => ({ page, findings: ['uncaught error: No fares'] }))),
      );
    expect(await runPipeline(workspace, dealsFolder(workspace), { store: site })).toBe(false);
    expect(printed.join('')).toContain(
      `does not work in a browser: uncaught error: No fares (1 more page has problems`,
    );
    expect(lastLine()).toMatch(/failed at pages /);
  });
});

describe('The pipeline of the shell', () => {
  it('opens the pages of all live remotes, and changes nothing in the site', async () => {
    const workspace = workspaceWithPackages();
    const site = await publishedSite(shell.dist, home.dist);
    const before = await snapshot(site.location);
    expect(await runPipeline(workspace, join(workspace, 'shell'), { store: site })).toBe(true);
    expect(commands).toEqual(['lint test budgets of shell']);
    expect(opened.slice(0, 2)).toEqual(['/ en', '/ es']);
    expect(stepResults().at(-1)).toBe('pages: passed');
    expect(await snapshot(site.location)).toEqual(before);
  });
});
