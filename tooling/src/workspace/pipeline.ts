import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { copySite } from '../release/copySite';
import { labelOf } from '../release/manifest';
import { liveShell } from '../release/pointers';
import { publish, publishPreview } from '../release/publish';
import { readRelease } from '../release/readRelease';
import { ReleaseError } from '../release/ReleaseError';
import { Site } from '../release/Site';
import { assertPagesWork, pagesOf, verifyInBrowser } from '../release/verify';
import { reportBudgets } from './budgets';
import { buildInChild } from './buildAll';
import { hashForPipeline, isFresh } from './freshness';
import { readRoom, type Room } from './room';
import { run } from './run';

/** Of the workspace: answers that were given, and the copies of sites that pipelines publish into. */
const FOLDER = join('.farekite', 'pipeline');

export interface PipelineOptions {
  /** What is live with the room; nothing in it is changed. */
  readonly site: Site;
  /** Runs also where nothing has changed since it passed. @default false */
  readonly force?: boolean;
}

interface Step {
  readonly name: string;
  /** @throws ReleaseError when it does not pass */
  readonly work: () => Promise<void>;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

class Pipeline {
  private readonly copyDirectory: string;

  constructor(
    private readonly workspace: string,
    private readonly room: Room,
    private readonly site: Site,
  ) {
    this.copyDirectory = join(workspace, FOLDER, `${room.name}.site`);
  }

  get steps(): Step[] {
    const { room } = this;
    const folder = relative(this.workspace, room.directory);
    const program = (name: string, ...args: readonly string[]): Step => ({
      name,
      work: async () => {
        const exitCode = await run('npx', ['--no-install', ...args], { cwd: this.workspace });
        if (exitCode === 0) return;
        throw new ReleaseError(
          `${room.name} does not pass: ${args.join(' ')}`,
          'Mend what is said above and run the pipeline again.',
        );
      },
    });
    return [
      program('lint', 'eslint', folder, '--max-warnings', '0'),
      program('format', 'prettier', '--check', folder, '--log-level', 'warn'),
      program('types', 'tsc', '-p', folder),
      program('tests', 'jest', '--projects', folder, '--silent'),
      { name: 'build', work: () => buildInChild(room.directory) },
      { name: 'budgets', work: () => reportBudgets(room) },
      { name: 'publish', work: () => this.publish() },
      // A shell is not previewed: with it published into the copy, all of it has been looked at.
      ...(room.kind === 'remote' ? [{ name: 'preview', work: () => this.preview() }] : []),
    ];
  }

  async removeCopy(): Promise<void> {
    await rm(this.copyDirectory, { recursive: true, force: true });
  }

  private get dist(): string {
    return join(this.room.directory, 'dist');
  }

  private async publish(): Promise<void> {
    await this.removeCopy();
    const copy = await copySite(this.site, this.copyDirectory);
    const options = { verify: verifyInBrowser };
    if (this.room.kind === 'shell') {
      await publish(this.dist, copy, options);
      return;
    }
    if (!liveShell(await copy.pointers())) await this.publishShell(copy);
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
    const pointers = new Map(await copy.pointers()).set(release.name, release);
    const pages = pagesOf(release, pointers).map((page) => ({
      ...page,
      path: `${page.path}?preview=${labelOf(release)}`,
    }));
    await assertPagesWork(release, pages, copy);
  }
}

/** What a room is looked at with: a remote with the live shell, the shell with all that is live. */
async function liveWith(room: Room, site: Site): Promise<string[]> {
  const releases = [...(await site.pointers()).values()];
  return releases
    .filter(({ kind }) => room.kind === 'shell' || kind === 'shell')
    .map(labelOf)
    .sort();
}

async function passes({ name, work }: Step): Promise<boolean> {
  say(`\n── ${name}`);
  const started = performance.now();
  const problem = await work().catch((error: unknown) => {
    if (error instanceof ReleaseError) return error;
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
 * Takes a room through everything that has to hold before it is published, and builds no other remote:
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
  const room = readRoom(directory);
  const started = performance.now();
  const answer = join(workspace, FOLDER, `${room.name}.passed`);
  const live = await liveWith(room, site);
  const key = hashForPipeline(workspace, room.directory, live);
  const conclude = (conclusion: string) => {
    say(`\npipeline of ${room.name}: ${conclusion}`);
  };
  if (!force && existsSync(answer) && (await readFile(answer, 'utf8')) === key) {
    conclude(
      `passed in ${secondsSince(started)} s, from cache: nothing that its answer depends on has changed`,
    );
    return true;
  }
  await rm(answer, { force: true });
  const pipeline = new Pipeline(workspace, room, site);
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
