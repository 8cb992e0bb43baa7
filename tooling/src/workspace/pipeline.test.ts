import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { openPages } from '../browser/openPages';
import { publish } from '../operations/publish';
import { FolderStore } from '../store/FolderStore';
import type { Store } from '../store/Store';
import { fakeDeals, fakeRemoteShowing, fakeShell } from '../testing/fakeReleases';
import { publishedSite } from '../testing/publishedSite';
import { snapshot } from '../testing/snapshot';
import { temporaryFolder } from '../testing/temporaryFolder';
import { hashBuildInputs, writeBuildStamp } from './buildStamp';
import { runPipeline } from './pipeline';
import { run } from './run';

jest.mock('../compose/runInSandbox');

jest.mock('../browser/openPages');
jest.mock('./run', () => ({ ...jest.requireActual<object>('./run'), run: jest.fn() }));

const shell = fakeShell();
const home = fakeRemoteShowing('mfe-home', 'Home');
const live = fakeDeals('Live');
const next = fakeDeals('Next');

const BUILT: Readonly<Record<string, string>> = { shell: shell.dist, 'mfe-deals': next.dist };
const CHECKS = [
  'eslint mfe-deals --max-warnings 0',
  'prettier --check mfe-deals --log-level warn',
  'check-texts mfe-deals',
  'tsc -p mfe-deals',
  'jest --projects mfe-deals --silent',
];

let printed: string[];
/** The commands that were run: `build mfe-deals`, or the program with its arguments. */
let commands: string[];
/** The pages that were opened: `/first-class-deals en`. */
let opened: string[];

function write(directory: string, file: string, content: string): void {
  mkdirSync(join(directory, file, '..'), { recursive: true });
  writeFileSync(join(directory, file), content);
}

function workspaceWithPackages(): string {
  const workspace = temporaryFolder();
  const writePackage = (name: string, farekite: object) => {
    write(workspace, `${name}/package.json`, JSON.stringify({ name, farekite }));
    write(workspace, `${name}/src/${name}.ts`, name);
  };
  write(workspace, 'package.json', JSON.stringify({ workspaces: ['shell', 'mfe-*'] }));
  write(workspace, 'node_modules/@farekite/shared/package.json', JSON.stringify({ version: '1.0.0' }));
  write(
    workspace,
    'node_modules/@farekite/shared/contract/routes.json',
    JSON.stringify({ '/': { remote: 'mfe-home' }, '/first-class-deals': { remote: 'mfe-deals' } }),
  );
  write(workspace, 'shared/contract.ts', 'contract');
  write(workspace, 'tooling/build.ts', 'build');
  writePackage('shell', { provides: [], budgets: { script: 1_000, style: 100, texts: 100 } });
  writePackage('mfe-home', {});
  writePackage('mfe-deals', { budgets: { entry: 1_000, script: 1_000, style: 100, texts: 100 } });
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
  jest.mocked(run).mockImplementation((command, args, { cwd }) => {
    const isBuild = args.at(-1) === 'build';
    const name = basename(cwd);
    commands.push(isBuild ? `build ${name}` : [basename(command), ...args].join(' '));
    if (isBuild) {
      cpSync(BUILT[name] ?? '', join(cwd, 'dist'), { recursive: true });
      writeBuildStamp(cwd, hashBuildInputs(join(cwd, '..'), cwd));
    }
    return Promise.resolve(0);
  });
});

const lines = () => printed.join('').split('\n');
const lastLine = () => lines().at(-2);
/** The results of the steps, without their seconds. */
const stepResults = () => lines().flatMap((line) => /^(\w+: \w+) \([\d.]+ s\)$/.exec(line)?.[1] ?? []);

describe('The pipeline of a remote', () => {
  it('runs all checks, builds the remote, and opens its pages as they will be live', async () => {
    const workspace = workspaceWithPackages();
    const site = await publishedSite(shell.dist, home.dist, live.dist);
    expect(await runPipeline(workspace, dealsFolder(workspace), { store: site })).toBe(true);
    expect(commands).toEqual([...CHECKS, 'build mfe-deals']);
    expect(opened).toEqual(['/first-class-deals en', '/first-class-deals es']);
    expect(stepResults()).toEqual([
      'lint: passed',
      'format: passed',
      'texts: passed',
      'types: passed',
      'tests: passed',
      'build: passed',
      'budgets: passed',
      'pages: passed',
    ]);
    expect(lastLine()).toMatch(/^check of mfe-deals: passed in \d+\.\d s$/);
  });

  it('changes nothing in the site, and leaves only its record in the workspace', async () => {
    const workspace = workspaceWithPackages();
    const site = await publishedSite(shell.dist, home.dist, live.dist);
    const before = await snapshot(site.location);
    await runPipeline(workspace, dealsFolder(workspace), { store: site });
    expect(await snapshot(site.location)).toEqual(before);
    expect(readdirSync(join(workspace, '.farekite/pipeline'))).toEqual(['mfe-deals.passed']);
  });

  it('serves the pages of the other live remotes, too', async () => {
    const workspace = workspaceWithPackages();
    const site = await publishedSite(shell.dist, home.dist, live.dist);
    const homePages: string[] = [];
    jest.mocked(openPages).mockImplementation(async (origin) => {
      homePages.push(await (await fetch(origin)).text());
      return [];
    });
    await runPipeline(workspace, dealsFolder(workspace), { store: site });
    expect(homePages).toHaveLength(1);
    for (const page of homePages) expect(page).toContain('Home in en');
  });

  it('builds the shell when none is live, and no other remote', async () => {
    const workspace = workspaceWithPackages();
    const site = new FolderStore(join(workspace, 'site'));
    expect(await runPipeline(workspace, dealsFolder(workspace), { store: site })).toBe(true);
    expect(commands).toEqual([...CHECKS, 'build mfe-deals', 'build shell']);
    expect(readdirSync(workspace)).not.toContain('site');

    commands = [];
    await runPipeline(workspace, dealsFolder(workspace), { store: site, force: true });
    expect(commands).toEqual([...CHECKS, 'build mfe-deals']);
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
    expect(commands).toEqual([...CHECKS, 'build mfe-deals', BROWSER_TESTS]);
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
    expect(existsSync(join(workspace, '.farekite'))).toBe(false);
  });
});

describe('A pipeline with a failing step', () => {
  it.each([
    ['lint', 'eslint'],
    ['format', 'prettier'],
    ['texts', 'check-texts'],
    ['types', 'tsc'],
    ['tests', 'jest'],
    ['build', 'build'],
  ])('ends with that step: %s', async (step, program) => {
    const workspace = workspaceWithPackages();
    const site = await publishedSite(shell.dist);
    const succeed = jest.mocked(run).getMockImplementation();
    jest.mocked(run).mockImplementation(async (command, args, options) => {
      await succeed?.(command, args, options);
      return [basename(command), ...args].includes(program) ? 1 : 0;
    });
    expect(await runPipeline(workspace, dealsFolder(workspace), { store: site })).toBe(false);
    expect(commands.at(-1)?.split(' ')[0]).toBe(program);
    expect(stepResults().at(-1)).toBe(`${step}: failed`);
    expect(lastLine()).toMatch(new RegExp(`^check of mfe-deals: failed at ${step} after \\d+\\.\\d s$`));
  });

  it('ends when a budget is exceeded, and names the budget', async () => {
    const workspace = workspaceWithPackages();
    const site = await publishedSite(shell.dist);
    const { name, farekite } = {
      name: 'mfe-deals',
      farekite: { budgets: { entry: 5, script: 1_000, style: 9, texts: 9 } },
    };
    write(workspace, 'mfe-deals/package.json', JSON.stringify({ name, farekite }));
    expect(await runPipeline(workspace, dealsFolder(workspace), { store: site })).toBe(false);
    expect(printed.join('')).toMatch(
      /\nfarekite: mfe-deals@\w+ exceeds its budget: entry is \d+ bytes \(budget: 5 bytes\)/,
    );
    expect(lastLine()).toMatch(/failed at budgets/);
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
    expect(existsSync(join(workspace, '.farekite'))).toBe(false);
  });
});

describe('A pipeline that passed before', () => {
  it('runs no step while none of its inputs has changed', async () => {
    const workspace = workspaceWithPackages();
    const site = await publishedSite(shell.dist, live.dist);
    await runPipeline(workspace, dealsFolder(workspace), { store: site });
    commands = [];
    expect(await runPipeline(workspace, dealsFolder(workspace), { store: site })).toBe(true);
    expect(commands).toEqual([]);
    expect(lines().at(-4)).toBe(
      'The checks of mfe-deals passed before, and none of their inputs has changed since',
    );
    expect(lastLine()).toMatch(/^check of mfe-deals: passed in/);
  });

  it('builds a package whose build is missing, because the record came from another machine', async () => {
    const workspace = workspaceWithPackages();
    const site = await publishedSite(shell.dist, live.dist);
    await runPipeline(workspace, dealsFolder(workspace), { store: site });
    commands = [];
    rmSync(join(dealsFolder(workspace), 'dist'), { recursive: true });
    await runPipeline(workspace, dealsFolder(workspace), { store: site });
    expect(commands).toEqual(['build mfe-deals']);
  });

  it.each([
    ['it is forced', (): Promise<unknown> => Promise.resolve(), true],
    [
      'a test of the package has changed',
      (workspace: string): Promise<unknown> => {
        write(workspace, 'mfe-deals/src/Deals.test.tsx', 'another');
        return Promise.resolve();
      },
      false,
    ],
    [
      'another shell went live',
      (_workspace: string, site: Store): Promise<unknown> =>
        publish(fakeShell({ greeting: 'Hello' }).dist, site),
      false,
    ],
  ])('runs again when %s', async (_what, change, force) => {
    const workspace = workspaceWithPackages();
    const site = await publishedSite(shell.dist, live.dist);
    await runPipeline(workspace, dealsFolder(workspace), { store: site });
    commands = [];
    await change(workspace, site);
    await runPipeline(workspace, dealsFolder(workspace), { store: site, force });
    expect(commands).toEqual([...CHECKS, 'build mfe-deals']);
  });

  it('runs again after it failed', async () => {
    const workspace = workspaceWithPackages();
    const site = await publishedSite(shell.dist, live.dist);
    jest.mocked(run).mockResolvedValueOnce(1);
    await runPipeline(workspace, dealsFolder(workspace), { store: site });
    expect(await runPipeline(workspace, dealsFolder(workspace), { store: site })).toBe(true);
    expect(commands).toEqual([...CHECKS, 'build mfe-deals']);
  });
});

describe('The pipeline of the shell', () => {
  it('opens the pages of all live remotes', async () => {
    const workspace = workspaceWithPackages();
    const site = await publishedSite(shell.dist, home.dist);
    const before = await snapshot(site.location);
    expect(await runPipeline(workspace, join(workspace, 'shell'), { store: site })).toBe(true);
    expect(commands.at(-1)).toBe('build shell');
    expect(opened.slice(0, 2)).toEqual(['/ en', '/ es']);
    expect(stepResults().at(-1)).toBe('pages: passed');
    expect(await snapshot(site.location)).toEqual(before);
  });
});
