import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { serveCandidate, verifyInBrowser, type Candidate } from '../gate/verifyInBrowser';
import { publishPreview } from '../operations/publishPreview';
import { readRouteTable } from '../pages/routes';
import { labelOf } from '../release/manifest';
import { DryRunStore } from '../store/DryRunStore';
import { liveShell, readPointers } from '../store/pointers';
import type { Store } from '../store/Store';
import { print, printError } from '../util/print';
import { UserError } from '../util/UserError';
import { reportBudgets } from './budgets';
import { buildInChildProcess } from './buildInChildProcess';
import { BROWSER_TESTS, hashPipelineInputs, isFresh } from './buildStamp';
import { installedProgram, run, type RunOptions } from './run';
import { readSitePackage, type SitePackage } from './sitePackage';

/** The folder, relative to the workspace, for the records of passed checks. */
const FOLDER = join('.farekite', 'pipeline');

interface Step {
  /** One word: `publish` */
  readonly name: string;
  /** @throws UserError when the step fails */
  readonly work: () => Promise<void>;
}

export interface PipelineOptions {
  /** The site whose live releases the package is checked with. The checks only read it. */
  readonly store: Store;
  /** Runs the checks even if nothing has changed since they passed. @default false */
  readonly force?: boolean;
}

/** The checks of one package. */
class Checks {
  /** The package beside the live releases, once its pages have been opened. */
  private candidate: Candidate | undefined;

  constructor(
    private readonly workspace: string,
    private readonly sitePackage: SitePackage,
    private readonly store: Store,
  ) {}

  get steps(): Step[] {
    const { sitePackage } = this;
    const folder = relative(this.workspace, sitePackage.directory);
    return [
      this.programStep('lint', 'eslint', folder, '--max-warnings', '0'),
      this.programStep('format', 'prettier', '--check', folder, '--log-level', 'warn'),
      this.programStep('texts', 'check-texts', folder),
      this.programStep('types', 'tsc', '-p', folder),
      this.programStep('tests', 'jest', '--projects', folder, '--silent'),
      { name: 'build', work: () => buildInChildProcess(sitePackage.directory) },
      { name: 'budgets', work: () => reportBudgets(sitePackage) },
      { name: 'pages', work: () => this.verifyPages() },
      ...(existsSync(join(sitePackage.directory, BROWSER_TESTS))
        ? [{ name: 'e2e', work: () => this.runBrowserTests() }]
        : []),
    ];
  }

  /** A step that runs a program in the workspace. */
  private programStep(name: string, program: string, ...args: readonly string[]): Step {
    return { name, work: () => this.runProgram([program, ...args], { cwd: this.workspace }) };
  }

  /** Runs a program of node_modules. @throws UserError when its exit code is not 0 */
  private async runProgram(
    [program, ...args]: readonly [string, ...string[]],
    options: RunOptions,
  ): Promise<void> {
    if ((await run(installedProgram(this.workspace, program), args, options)) === 0) return;
    throw new UserError(
      `${this.sitePackage.name} does not pass: ${[program, ...args].join(' ')}`,
      'Fix the errors that are printed above and run the checks again.',
    );
  }

  /** Opens the pages that change as they will be live. The store is only read. */
  private async verifyPages(): Promise<void> {
    const packages = [this.sitePackage.directory];
    const shell = join(this.workspace, 'shell');
    if (this.sitePackage.kind === 'remote' && !liveShell(await readPointers(this.store))) {
      if (!isFresh(this.workspace, shell)) await buildInChildProcess(shell);
      packages.push(shell);
    }
    const dists = packages.map((directory) => join(directory, 'dist'));
    await publishPreview(dists, new DryRunStore(this.store), {
      routes: readRouteTable(this.workspace),
      create: true,
      verify: async (candidate) => {
        this.candidate = candidate;
        await verifyInBrowser(candidate);
      },
    });
  }

  /** Runs the browser tests of the package, and no other's, on the site as it will be. */
  private async runBrowserTests(): Promise<void> {
    if (!this.candidate) throw new Error('The pages are composed before they are tested');
    await serveCandidate(this.candidate, (origin) =>
      this.runProgram(['playwright', 'test', '--project', this.sitePackage.name, '--reporter', 'list'], {
        cwd: join(this.workspace, BROWSER_TESTS),
        env: { E2E_ORIGIN: origin },
      }),
    );
  }
}

/** The labels of the live releases that the package is verified with: for a remote the shell, for the shell all. */
async function liveLabels(sitePackage: SitePackage, store: Store): Promise<string[]> {
  const releases = [...(await readPointers(store)).values()];
  return releases
    .filter(({ kind }) => sitePackage.kind === 'shell' || kind === 'shell')
    .map(labelOf)
    .sort();
}

/** Runs a step and prints its result. @returns whether it passed */
async function runStep({ name, work }: Step): Promise<boolean> {
  print(`\n── ${name}`);
  const startedAt = performance.now();
  const problem = await work().catch((error: unknown) => {
    if (error instanceof UserError) return error;
    throw error;
  });
  if (problem) printError(problem.message);
  print(`${name}: ${problem ? 'failed' : 'passed'} (${secondsSince(startedAt)} s)`);
  return !problem;
}

/** @param startedAt a time of `performance.now()`. @returns seconds with one decimal: `4.2` */
function secondsSince(startedAt: number): string {
  return ((performance.now() - startedAt) / 1_000).toFixed(1);
}

/** Runs steps up to the first one that fails. @returns its name; `undefined` when all pass */
async function runSteps(steps: readonly Step[]): Promise<string | undefined> {
  for (const step of steps) if (!(await runStep(step))) return step.name;
  return undefined;
}

/**
 * Runs the checks of a package, unless they have passed with the same inputs before.
 * @returns the name of the check that failed; `undefined` when all pass
 */
async function runChecks(
  workspace: string,
  sitePackage: SitePackage,
  { store, force = false }: PipelineOptions,
): Promise<string | undefined> {
  const record = join(workspace, FOLDER, `${sitePackage.name}.passed`);
  const live = await liveLabels(sitePackage, store);
  const inputsHash = hashPipelineInputs(workspace, sitePackage.directory, live);
  if (!force && existsSync(record) && (await readFile(record, 'utf8')) === inputsHash) {
    print(`\nThe checks of ${sitePackage.name} passed before, and none of their inputs has changed since`);
    // The record may come from another machine.
    if (!isFresh(workspace, sitePackage.directory)) await buildInChildProcess(sitePackage.directory);
    return undefined;
  }
  await rm(record, { force: true });
  const failed = await runSteps(new Checks(workspace, sitePackage, store).steps);
  if (failed !== undefined) return failed;
  await mkdir(join(workspace, FOLDER), { recursive: true });
  await writeFile(record, inputsHash);
  return undefined;
}

/**
 * Runs every check that a package has to pass before it is published: lint, format, texts, types, tests, build,
 * budgets, its pages in a browser, as they will be live, and its own browser tests. It builds no other remote.
 * Checks that passed are recorded, and not run again until one of their inputs has changed. Afterwards
 * `dist/` has the release.
 *
 * @param directory the folder of the package
 * @returns whether the pipeline passed
 */
export async function runPipeline(
  workspace: string,
  directory: string,
  options: PipelineOptions,
): Promise<boolean> {
  const sitePackage = readSitePackage(directory);
  const startedAt = performance.now();
  const failed = await runChecks(workspace, sitePackage, options);
  const result = failed === undefined ? 'passed in' : `failed at ${failed} after`;
  print(`\ncheck of ${sitePackage.name}: ${result} ${secondsSince(startedAt)} s`);
  return failed === undefined;
}
