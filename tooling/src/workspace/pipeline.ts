import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { ReleaseManifest } from '@farekite/shared/protocol';
import { assertPagesWork, pagesToVerify, verifyInBrowser } from '../gate/verifyInBrowser';
import { publish } from '../operations/publish';
import { publishPreview } from '../operations/publishPreview';
import { readRouteTable } from '../pages/routes';
import { labelOf } from '../release/manifest';
import { readRelease } from '../release/readRelease';
import { copySite } from '../store/copySite';
import { FolderStore } from '../store/FolderStore';
import { liveShell, readPointers } from '../store/pointers';
import type { Store } from '../store/Store';
import { print, printError } from '../util/print';
import { UserError } from '../util/UserError';
import { reportBudgets } from './budgets';
import { buildInChildProcess } from './buildStale';
import { hashPipelineInputs, isFresh } from './buildStamp';
import { installedProgram, run } from './run';
import { readSitePackage, type SitePackage } from './sitePackage';

/** The folder, relative to the workspace, for the records of passed pipelines and for copies of the site. */
const FOLDER = join('.farekite', 'pipeline');

export interface PipelineOptions {
  /** The site whose live releases the package is checked with. The pipeline only reads it. */
  readonly store: Store;
  /** Runs the pipeline even if nothing has changed since it passed. @default false */
  readonly force?: boolean;
}

interface Step {
  readonly name: string;
  /** @throws UserError when the step fails */
  readonly work: () => Promise<void>;
}

/** The steps of one package's pipeline. They publish into a copy of the site, which `removeCopy` removes. */
class Pipeline {
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
      this.programStep('types', 'tsc', '-p', folder),
      this.programStep('tests', 'jest', '--projects', folder, '--silent'),
      { name: 'build', work: () => buildInChildProcess(sitePackage.directory) },
      { name: 'budgets', work: () => reportBudgets(sitePackage) },
      { name: 'publish', work: () => this.publish() },
      // A shell cannot be previewed; publishing it has verified every page of the site.
      ...(sitePackage.kind === 'remote' ? [{ name: 'preview', work: () => this.preview() }] : []),
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
          'Fix the errors that are printed above and run the pipeline again.',
        );
      },
    };
  }

  private async publish(): Promise<void> {
    await this.removeCopy();
    const copy = await copySite(this.store, this.copyDirectory);
    const options = { verify: verifyInBrowser, routes: readRouteTable(this.workspace) };
    if (this.sitePackage.kind === 'shell') {
      await publish(this.dist, copy, options);
      return;
    }
    if (!liveShell(await readPointers(copy))) await this.publishShell(copy);
    await publishPreview(this.dist, copy, options);
  }

  private async publishShell(copy: Store): Promise<void> {
    const shell = join(this.workspace, 'shell');
    if (!isFresh(this.workspace, shell)) await buildInChildProcess(shell);
    await publish(join(shell, 'dist'), copy);
  }

  private async preview(): Promise<void> {
    const copy = new FolderStore(this.copyDirectory);
    const release = await readRelease(this.dist);
    const pointers = new Map<string, ReleaseManifest>(await readPointers(copy)).set(release.name, release);
    const pages = pagesToVerify(release, pointers).map((page) => ({
      ...page,
      path: `${page.path}?preview=${labelOf(release)}`,
    }));
    await assertPagesWork(release, pages, copy);
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
 * Runs every check that a package has to pass before it is published: lint, format, types, tests, build,
 * budgets, a publish into a copy of the site, and its pages there in a browser. It builds no other remote.
 * A pipeline that passed is recorded, and is not run again until one of its inputs has changed.
 *
 * @param directory the folder of the package
 * @returns whether the pipeline passed
 */
export async function runPipeline(
  workspace: string,
  directory: string,
  { store, force = false }: PipelineOptions,
): Promise<boolean> {
  const sitePackage = readSitePackage(directory);
  const startedAt = performance.now();
  const printResult = (result: string) => {
    print(`\npipeline of ${sitePackage.name}: ${result}`);
  };
  const record = join(workspace, FOLDER, `${sitePackage.name}.passed`);
  const live = await liveLabels(sitePackage, store);
  const inputsHash = hashPipelineInputs(workspace, sitePackage.directory, live);
  if (!force && existsSync(record) && (await readFile(record, 'utf8')) === inputsHash) {
    printResult('passed before, and none of its inputs has changed since');
    return true;
  }
  await rm(record, { force: true });
  const pipeline = new Pipeline(workspace, sitePackage, store);
  try {
    const failed = await runSteps(pipeline.steps);
    if (failed !== undefined) {
      printResult(`failed at ${failed} after ${secondsSince(startedAt)} s`);
      return false;
    }
    await mkdir(join(workspace, FOLDER), { recursive: true });
    await writeFile(record, inputsHash);
    printResult(`passed in ${secondsSince(startedAt)} s`);
    return true;
  } finally {
    await pipeline.removeCopy();
  }
}
