import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { copySite } from '../store/copySite';
import { labelOf } from '../release/manifest';
import { liveShell } from '../store/pointers';
import { publish } from '../operations/publish';
import { publishPreview } from '../operations/publishPreview';
import { readRelease } from '../release/readRelease';
import { UserError } from '../util/UserError';
import { Site } from '../store/Site';
import { assertPagesWork, pagesToVerify, verifyInBrowser } from '../gate/verifyInBrowser';
import { reportBudgets } from './budgets';
import { buildInChild } from './buildAll';
import { hashForPipeline, isFresh } from './buildStamp';
import { readSitePackage, type SitePackage } from './sitePackage';
import { run } from './run';

/** Of the workspace: answers that were given, and the copies of sites that pipelines publish into. */
const FOLDER = join('.farekite', 'pipeline');

export interface PipelineOptions {
  /** What is live with the package; nothing in it is changed. */
  readonly site: Site;
  /** Runs also where nothing has changed since it passed. @default false */
  readonly force?: boolean;
}

interface Step {
  readonly name: string;
  /** @throws UserError when it does not pass */
  readonly work: () => Promise<void>;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

class Pipeline {
  private readonly copyDirectory: string;

  constructor(
    private readonly workspace: string,
    private readonly sitePackage: SitePackage,
    private readonly site: Site,
  ) {
    this.copyDirectory = join(workspace, FOLDER, `${sitePackage.name}.site`);
  }

  get steps(): Step[] {
    const { sitePackage } = this;
    const folder = relative(this.workspace, sitePackage.directory);
    const program = (name: string, ...args: readonly string[]): Step => ({
      name,
      work: async () => {
        const exitCode = await run('npx', ['--no-install', ...args], { cwd: this.workspace });
        if (exitCode === 0) return;
        throw new UserError(
          `${sitePackage.name} does not pass: ${args.join(' ')}`,
          'Mend what is said above and run the pipeline again.',
        );
      },
    });
    return [
      program('lint', 'eslint', folder, '--max-warnings', '0'),
      program('format', 'prettier', '--check', folder, '--log-level', 'warn'),
      program('types', 'tsc', '-p', folder),
      program('tests', 'jest', '--projects', folder, '--silent'),
      { name: 'build', work: () => buildInChild(sitePackage.directory) },
      { name: 'budgets', work: () => reportBudgets(sitePackage) },
      { name: 'publish', work: () => this.publish() },
      // A shell is not previewed: with it published into the copy, all of it has been looked at.
      ...(sitePackage.kind === 'remote' ? [{ name: 'preview', work: () => this.preview() }] : []),
    ];
  }

  async removeCopy(): Promise<void> {
    await rm(this.copyDirectory, { recursive: true, force: true });
  }

  private get dist(): string {
    return join(this.sitePackage.directory, 'dist');
  }

  private async publish(): Promise<void> {
    await this.removeCopy();
    const copy = await copySite(this.site, this.copyDirectory);
    const options = { verify: verifyInBrowser };
    if (this.sitePackage.kind === 'shell') {
      await publish(this.dist, copy, options);
      return;
    }
    if (!liveShell(await copy.readPointers())) await this.publishShell(copy);
    await publishPreview(this.dist, copy, options);
  }

  private async publishShell(copy: Site): Promise<void> {
    const shell = join(this.workspace, 'shell');
    if (!isFresh(this.workspace, shell)) await buildInChild(shell);
    await publish(join(shell, 'dist'), copy);
  }

  private async preview(): Promise<void> {
    const copy = new Site(this.copyDirectory);
    const release = await readRelease(this.dist);
    const pointers = new Map(await copy.readPointers()).set(release.name, release);
    const pages = pagesToVerify(release, pointers).map((page) => ({
      ...page,
      path: `${page.path}?preview=${labelOf(release)}`,
    }));
    await assertPagesWork(release, pages, copy);
  }
}

/** What a package is looked at with: a remote with the live shell, the shell with all that is live. */
async function liveWith(sitePackage: SitePackage, site: Site): Promise<string[]> {
  const releases = [...(await site.readPointers()).values()];
  return releases
    .filter(({ kind }) => sitePackage.kind === 'shell' || kind === 'shell')
    .map(labelOf)
    .sort();
}

async function passes({ name, work }: Step): Promise<boolean> {
  say(`\n── ${name}`);
  const started = performance.now();
  const problem = await work().catch((error: unknown) => {
    if (error instanceof UserError) return error;
    throw error;
  });
  if (problem) process.stderr.write(`farekite: ${problem.message}\n`);
  say(`${name}: ${problem ? 'failed' : 'passed'} (${secondsSince(started)} s)`);
  return !problem;
}

function secondsSince(started: number): string {
  return ((performance.now() - started) / 1_000).toFixed(1);
}

async function firstFailing(steps: readonly Step[]): Promise<string | undefined> {
  for (const step of steps) if (!(await passes(step))) return step.name;
  return undefined;
}

/**
 * Takes a package through everything that has to hold before it is published, and builds no other remote:
 * lint, format, types, tests, build, budgets, an isolated publish into a copy of a site, and a look at
 * its pages there. Where nothing that the answer depends on has changed since it passed, it is not run.
 *
 * @returns whether it passed
 */
export async function runPipeline(
  workspace: string,
  directory: string,
  { site, force = false }: PipelineOptions,
): Promise<boolean> {
  const sitePackage = readSitePackage(directory);
  const started = performance.now();
  const answer = join(workspace, FOLDER, `${sitePackage.name}.passed`);
  const live = await liveWith(sitePackage, site);
  const key = hashForPipeline(workspace, sitePackage.directory, live);
  const conclude = (conclusion: string) => {
    say(`\npipeline of ${sitePackage.name}: ${conclusion}`);
  };
  if (!force && existsSync(answer) && (await readFile(answer, 'utf8')) === key) {
    conclude(
      `passed in ${secondsSince(started)} s, from cache: nothing that its answer depends on has changed`,
    );
    return true;
  }
  await rm(answer, { force: true });
  const pipeline = new Pipeline(workspace, sitePackage, site);
  try {
    const failing = await firstFailing(pipeline.steps);
    if (failing === undefined) {
      await mkdir(join(workspace, FOLDER), { recursive: true });
      await writeFile(answer, key);
    }
    conclude(
      failing === undefined
        ? `passed in ${secondsSince(started)} s`
        : `failed at ${failing} after ${secondsSince(started)} s`,
    );
    return failing === undefined;
  } finally {
    await pipeline.removeCopy();
  }
}
