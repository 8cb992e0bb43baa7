import { Option } from 'commander';
import type { PublishResult } from '../operations/goLive';
import type { PreviewResult } from '../operations/publishPreview';
import type { RollbackOptions } from '../operations/rollback';
import { findRouteTable } from '../pages/routes';
import type { WatchOptions } from '../rollout/watch';
import type { Provenance } from '../release/formats';
import { labelOf } from '../release/manifest';
import { print } from '../util/print';
import { UsageError, UserError } from '../util/UserError';
import {
  DRY_RUN,
  JSON_OUTPUT,
  openSite,
  ORIGIN,
  parseAddress,
  parseCount,
  parseDuration,
  parseShare,
  parseSteps,
  SITE,
  type Flags,
  type ToolCommand,
} from './options';
import { present, reportWarning } from './output';

const PROVENANCE = [
  new Option('--commit <hash>', 'that the release was built from, in full, for the history'),
  new Option('--run <address>', 'of the run of the pipeline, for the history'),
  new Option('--by <name>', 'who does it, for the history'),
];

/** The variables of GitHub and GitLab may be empty. */
function provenanceOf({ commit, run, by }: Provenance): Provenance {
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository, GITHUB_RUN_ID } = process.env;
  // Of a run that is repeated, GITHUB_ACTOR is who began it at first.
  const { GITHUB_TRIGGERING_ACTOR, GITHUB_ACTOR, CI_JOB_URL, GITLAB_USER_LOGIN } = process.env;
  const ofGitHub =
    server && repository && GITHUB_RUN_ID && `${server}/${repository}/actions/runs/${GITHUB_RUN_ID}`;
  return {
    commit: commit || undefined,
    run: run || ofGitHub || CI_JOB_URL || undefined,
    by: by || GITHUB_TRIGGERING_ACTOR || GITHUB_ACTOR || GITLAB_USER_LOGIN || undefined,
  };
}

const BECAUSE = new Option('--because <text>', 'the reason, for the history: one line');

interface PublishFlags extends Flags, Provenance {
  readonly older?: true;
  readonly preview?: true;
  readonly canary?: number;
  readonly with?: readonly string[];
  readonly create?: true;
}

/** As JSON, one release alone is no list. */
export function presentPublished(
  published: readonly PublishResult[],
  { origin = '', dryRun = false, json, canary }: Flags & Pick<PublishFlags, 'canary'>,
): void {
  const results = published.map(({ release: { name, version }, isNew, share, takenBack, paths }) => {
    const pages = paths.map((path) => origin + path).sort();
    return { name, version, isNew, share, takenBack: takenBack?.version, pages, dryRun };
  });
  const lines = results.flatMap(({ name, version, isNew, share, takenBack, pages }) => {
    const label = labelOf({ name, version });
    if (takenBack !== undefined) {
      const back = labelOf({ name, version: takenBack });
      return `${back} ${dryRun ? 'would be' : 'was'} taken back; everybody gets ${label}`;
    }
    const state = share === undefined ? 'live' : `a canary of ${String(share)} %`;
    if (!isNew) return `${label} ${dryRun ? 'is' : 'was'} ${state} already`;
    const isFirst = canary !== undefined && share === undefined;
    const why = isFirst ? ' for everybody, because it is the first release of its name' : '';
    const change = pages.length > 0 ? '; it changes these pages:' : '';
    return [`${label} ${dryRun ? 'would be' : 'is'} ${state}${why}${change}`, ...pages];
  });
  present(results.length === 1 ? results[0] : results, lines, { json });
}

function presentPreviewed({ releases, paths }: PreviewResult, flags: Flags): void {
  const { origin = '', dryRun = false } = flags;
  const labels = releases.map(labelOf);
  const pages = paths.toSorted().map((path) => `${origin}${path}?preview=${labels.join(',')}`);
  const names = labels.join(' and ');
  const lines = [`To see ${names}, open one of these pages:`, ...pages];
  if (pages.length === 0)
    lines[0] = `${names} is stored, and no route of the site leads to its pages: ask the team of the shell for one, or preview beside a shell that has it (--with)`;
  present({ releases: labels, pages, dryRun }, dryRun ? [`${names} would be previewed`] : lines, flags);
}

async function publishReleases(places: readonly string[], flags: PublishFlags): Promise<void> {
  const { preview, create = false, older = false, with: others, canary: share } = flags;
  const store = openSite(flags);
  const { GITHUB_SHA, CI_COMMIT_SHA } = process.env;
  const going = {
    create,
    routes: findRouteTable(process.cwd()),
    provenance: provenanceOf(flags),
    // The pipeline has built them from its checkout. One that promotes or rolls back has not.
    builtFrom: GITHUB_SHA || CI_COMMIT_SHA || undefined,
  };
  if (preview) {
    const { publishPreview } = await import('../operations/publishPreview');
    presentPreviewed(await publishPreview(places, store, { ...going, with: others ?? [] }), flags);
    return;
  }
  if (others) throw new UsageError('--with is for previews', 'Add --preview, or leave it out.');
  const { publishAll } = await import('../operations/publish');
  const published = await publishAll(places, store, {
    ...going,
    older,
    share,
    warn: (warning: UserError) => reportWarning(warning, flags),
  });
  presentPublished(published, flags);
}

interface WatchFlags extends Flags, Provenance, Pick<WatchOptions, 'metrics' | 'visitors'> {
  readonly steps?: readonly number[];
  /** In milliseconds. */
  readonly for?: number;
}

async function watchCanary(label: string, flags: WatchFlags): Promise<void> {
  const { watch } = await import('../rollout/watch');
  const { metrics, visitors, steps = [5, 25, 50, 100], for: stepMs = 15 * 60_000 } = flags;
  const report = (line: string) => print(`${new Date().toISOString().slice(11, 16)} ${line}`);
  const rules = { metrics, steps, visitors, stepMs, provenance: provenanceOf(flags), report };
  const result = await watch(openSite(flags), label, rules);
  const { release, outcome, why } = result;
  if (flags.json) present(result, [], flags);
  if (outcome === 'promoted') print(`${labelOf(release)} is live: ${why}`);
  else
    throw new UserError(
      `${labelOf(release)} was taken back. ${why}`,
      `Run farekite status to see how ${release.name} fails.`,
    );
}

export function addPublishCommands(program: ToolCommand): void {
  program
    .command('publish <release...>')
    .description('Makes releases live, for all visitors or for some, or previews them.')
    .option('--preview', 'only store them, for who opens ?preview=NAME@VERSION')
    .option('--with <release...>', 'other stored releases in the preview: NAME@VERSION')
    .addOption(
      new Option('--canary <percent>', 'only for 1 to 50 % of the visitors, beside what is live')
        .argParser(parseShare)
        .conflicts(['preview', 'create']),
    )
    .option('--create', 'begin a site where there is none yet')
    .option('--older', 'also instead of a release from a newer commit')
    .addOptions(DRY_RUN, SITE, JSON_OUTPUT, ORIGIN)
    .action(publishReleases)
    .addExamples(
      'farekite publish mfe-*/dist shell/dist --create --site s3://bucket/new-site',
      'farekite publish s3://staging/mfe-deals@77c1d0a95ee2b346 --canary 5',
    );

  program
    .command('canary <name> <percent>')
    .description('Gives a canary another share of the visitors. Who has it keeps it while the share grows.')
    .addOptions(BECAUSE, DRY_RUN, SITE, JSON_OUTPUT)
    .action(async (name: string, percent: string, flags: Flags & Provenance & RollbackOptions) => {
      const { shareCanary } = await import('../operations/canary');
      const options = { ...flags, provenance: provenanceOf(flags) };
      presentPublished([await shareCanary(openSite(flags), name, parseShare(percent), options)], flags);
    })
    .addExamples('farekite canary mfe-deals 25');

  program
    .command('watch <release>')
    .description(
      'Gives a canary more visitors step by step, or takes it back. It ends when the canary is live, or with exit code 1 when ' +
        'it was taken back: when more of its visitors fail, or fewer are heard from, than of as many others.',
    )
    .requiredOption('--metrics <url>', 'a Prometheus, or /metrics of one server', parseAddress)
    .option('--steps <percents>', 'shares of the visitors (default: 5,25,50,100)', parseSteps)
    .option('--for <duration>', 'how long a step lasts at least (default: 15m)', parseDuration)
    .option('--visitors <n>', 'how many of each arm a step needs at least', parseCount, 1_000)
    .addOptions(SITE, JSON_OUTPUT)
    .action(watchCanary)
    .addExamples('farekite watch mfe-deals --metrics http://prometheus:9090');

  program
    .command('promote <release>')
    .description(
      'Makes a stored release live, such as one that was previewed. Its pages are those of the preview, byte for byte. A ' +
        'name alone means its canary.',
    )
    .addOptions(DRY_RUN, SITE, JSON_OUTPUT, ORIGIN)
    .action(async (release: string, flags: Flags & Provenance) => {
      const { promote } = await import('../operations/promote');
      const routes = findRouteTable(process.cwd());
      const options = { routes, provenance: provenanceOf(flags) };
      presentPublished([await promote(release, openSite(flags), options)], flags);
    })
    .addExamples('farekite promote mfe-deals@77c1d0a95ee2b346', 'farekite promote mfe-deals');

  program
    .command('rollback <release>')
    .description(
      'Takes a canary back, or makes an earlier release of the shell or of a remote live again. That needs no sources and no ' +
        'build. NAME@VERSION means that canary and nothing else; with NAME alone, twice goes two releases back.',
    )
    .option('--to <version>', 'a stored version, or its first characters (default: the one before)')
    .addOptions(BECAUSE, DRY_RUN, SITE, JSON_OUTPUT)
    .action(async (name: string, flags: Flags & Provenance & RollbackOptions) => {
      const { rollback } = await import('../operations/rollback');
      const options = { ...flags, provenance: provenanceOf(flags) };
      presentPublished([await rollback(name, openSite(flags), options)], flags);
    })
    .addExamples(
      'farekite rollback mfe-deals --because "Prices are missing"',
      'farekite rollback shell --to 77c1 --dry-run',
    );
  for (const command of program.commands) for (const option of PROVENANCE) command.addOption(option);
}
