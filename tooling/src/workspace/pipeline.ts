import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { ReleaseManifest } from '@farekite/shared/protocol';
import { assertPagesWork, pagesToVerify, verifyInBrowser } from '../gate/verifyInBrowser';
import { publish } from '../operations/publish';
import { publishPreview } from '../operations/publishPreview';
import { readRouteTable } from '../pages/routes';
import { objectsOf } from '../serve/serve';
import { labelOf } from '../release/manifest';
import { readRelease } from '../release/readRelease';
import { copySite } from '../store/copySite';
import { FolderStore } from '../store/FolderStore';
import { liveShell, readPointers } from '../store/pointers';
import type { Store } from '../store/Store';
import { print, printError } from '../util/print';
import { UserError } from '../util/UserError';
import { reportBudgets } from './budgets';
import { buildInChildProcess } from './buildInChildProcess';
import { hashPipelineInputs, isFresh } from './buildStamp';
import { installedProgram, run } from './run';
import { readSitePackage, type SitePackage } from './sitePackage';

/** The folder, relative to the workspace, for the records of passed pipelines and for copies of the site. */
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

/** The checks of one package. They publish into a copy of the site, which `removeCopy` removes. */
class Checks {
  private readonly copyDirectory: string;

  constructor(
    private readonly workspace: string,
    private readonly sitePackage: SitePackage,
    private readonly store: Store,
  ) {
    this.copyDirectory = join(workspace, FOLDER, `${sitePackage.name}.site`);
  }

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
      // A shell cannot be previewed; publishing it into the copy has verified every page of the site.
      ...(sitePackage.kind === 'remote' ? [{ name: 'preview', work: () => this.verifyPreview() }] : []),
    ];
  }

  async removeCopy(): Promise<void> {
    await rm(this.copyDirectory, { recursive: true, force: true });
  }

  private get dist(): string {
    return join(this.sitePackage.directory, 'dist');
  }

  /** A step that runs a program of node_modules in the workspace and passes when its exit code is 0. */
  private programStep(name: string, program: string, ...args: readonly string[]): Step {
    return {
      name,
      work: async () => {
        const exitCode = await run(installedProgram(this.workspace, program), args, { cwd: this.workspace });
        if (exitCode === 0) return;
        throw new UserError(
          `${this.sitePackage.name} does not pass: ${[program, ...args].join(' ')}`,
          'Fix the errors that are printed above and run the checks again.',
        );
      },
    };
  }

  private async verifyPages(): Promise<void> {
    await this.removeCopy();
    const copy = await copySite(this.store, this.copyDirectory);
    const options = { verify: verifyInBrowser, routes: readRouteTable(this.workspace) };
    if (this.sitePackage.kind === 'shell') {
      await publish(this.dist, copy, options);
      return;
    }
    if (!liveShell(await readPointers(copy))) await this.publishShell(copy);
    await publishPreview([this.dist], copy, options);
  }

  private async publishShell(copy: Store): Promise<void> {
    const shell = join(this.workspace, 'shell');
    if (!isFresh(this.workspace, shell)) await buildInChildProcess(shell);
    await publish(join(shell, 'dist'), copy);
  }

  private async verifyPreview(): Promise<void> {
    const copy = new FolderStore(this.copyDirectory);
    const release = await readRelease(this.dist);
    const pointers = new Map<string, ReleaseManifest>(await readPointers(copy)).set(release.name, release);
    const pages = pagesToVerify(release, pointers).map((page) => ({
      ...page,
      path: `${page.path}?preview=${labelOf(release)}`,
    }));
    await assertPagesWork(release, pages, objectsOf(copy));
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
  const checks = new Checks(workspace, sitePackage, store);
  try {
    const failed = await runSteps(checks.steps);
    if (failed !== undefined) return failed;
    await mkdir(join(workspace, FOLDER), { recursive: true });
    await writeFile(record, inputsHash);
    return undefined;
  } finally {
    await checks.removeCopy();
  }
}

/**
 * Runs every check that a package has to pass before it is published: lint, format, texts, types, tests, build,
 * budgets, and its pages in a browser, as they will be live in a copy of the site. It builds no other remote.
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
