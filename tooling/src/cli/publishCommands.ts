import { Option, type Command } from 'commander';
import type { PublishResult } from '../operations/goLive';
import type { PreviewResult } from '../operations/publishPreview';
import type { RollbackOptions } from '../operations/rollback';
import { findRouteTable } from '../pages/routes';
import type { Provenance } from '../release/formats';
import { labelOf } from '../release/manifest';
import { UsageError, type UserError } from '../util/UserError';
import { DRY_RUN, examples, JSON_OUTPUT, openSite, ORIGIN, SITE, type Flags } from './options';
import { present, reportWarning } from './output';

/** What the history is told of who makes a release live, and from what. */
interface ProvenanceFlags extends Flags {
  readonly commit?: string;
  readonly run?: string;
  readonly by?: string;
}

const PROVENANCE = [
  new Option('--commit <hash>', 'that the release was built from, in full, for the history'),
  new Option('--run <address>', 'of the run of the pipeline, for the history'),
  new Option('--by <name>', 'who does it, for the history'),
];

/** What the options say, or else the variables of GitHub and GitLab, which may be empty. */
function provenanceOf({ commit, run, by }: ProvenanceFlags): Provenance {
  const { GITHUB_SERVER_URL, GITHUB_REPOSITORY, GITHUB_RUN_ID } = process.env;
  // Of a run that somebody repeats, the actor is who began it at first.
  const { GITHUB_TRIGGERING_ACTOR, GITHUB_ACTOR } = process.env;
  const { CI_JOB_URL, GITLAB_USER_LOGIN } = process.env;
  const isGitHub = GITHUB_SERVER_URL && GITHUB_REPOSITORY && GITHUB_RUN_ID;
  const ofGitHub = isGitHub && `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}/actions/runs/${GITHUB_RUN_ID}`;
  return {
    commit: commit || undefined,
    run: run || ofGitHub || CI_JOB_URL || undefined,
    by: by || GITHUB_TRIGGERING_ACTOR || GITHUB_ACTOR || GITLAB_USER_LOGIN || undefined,
  };
}

interface PublishFlags extends ProvenanceFlags {
  readonly older?: true;
  readonly preview?: true;
  readonly with?: readonly string[];
  readonly create?: true;
}

/** Prints which releases went live, and which pages have changed: as JSON, one release alone is no list. */
export function presentPublished(
  published: readonly PublishResult[],
  { origin = '', dryRun = false, json }: Flags,
): void {
  const results = published.map(({ release: { name, version }, isNew, paths }) => {
    const pages = paths.map((path) => origin + path).sort();
    return { name, version, isNew, pages, dryRun };
  });
  const lines = results.flatMap(({ isNew, pages, ...release }) => {
    const label = labelOf(release);
    if (!isNew) return `${label} ${dryRun ? 'is' : 'was'} live already`;
    const [state, changed] = dryRun ? ['would go live', 'would change'] : ['is live', 'changed'];
    if (pages.length === 0) return `${label} ${state}; no page ${changed}`;
    return [`${label} ${state}; these pages ${changed}:`, ...pages];
  });
  present(results.length === 1 ? results[0] : results, lines, { json });
}

/** Prints the addresses of a preview, which does not exist after a dry run. */
function presentPreviewed(
  { releases, paths }: PreviewResult,
  { origin = '', dryRun = false, json }: Flags,
): void {
  const labels = releases.map(labelOf);
  const pages = paths.toSorted().map((path) => `${origin}${path}?preview=${labels.join(',')}`);
  const names = labels.join(' and ');
  const lines = [`To see ${names}, open one of these pages:`, ...pages];
  if (pages.length === 0) lines[0] = `${names} can be promoted; no route of the site leads to its pages`;
  present({ releases: labels, pages, dryRun }, dryRun ? [`${names} would be previewed`] : lines, { json });
}

async function publishReleases(places: readonly string[], flags: PublishFlags): Promise<void> {
  const { preview, create = false, older = false, with: others } = flags;
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
    warn: (warning: UserError) => reportWarning(warning, flags),
  });
  presentPublished(published, flags);
}

/** Adds the commands that change what is live. */
export function addPublishCommands(program: Command): void {
  program
    .command('publish <release...>')
    .description('Makes releases live, built ones or those of another site, or previews them.')
    .option('--preview', 'only store them, for who opens ?preview=NAME@VERSION')
    .option('--with <release...>', 'other stored releases in the preview: NAME@VERSION')
    .option('--create', 'begin a site where there is none yet')
    .option('--older', 'also instead of a release from a newer commit')
    .addOption(DRY_RUN)
    .addOption(SITE)
    .addOption(JSON_OUTPUT)
    .addOption(ORIGIN)
    .action(publishReleases)
    .addHelpText(
      'after',
      examples(
        'farekite publish mfe-*/dist shell/dist --create --site s3://bucket/new-site',
        'farekite publish s3://staging/mfe-deals@77c1d0a95ee2b346 --site s3://live',
      ),
    );

  program
    .command('promote <release>')
    .description(
      'Makes a stored release live, such as one that was previewed. Its pages are those of the preview, byte for byte.',
    )
    .addOption(DRY_RUN)
    .addOption(SITE)
    .addOption(JSON_OUTPUT)
    .addOption(ORIGIN)
    .action(async (release: string, flags: ProvenanceFlags) => {
      const { promote } = await import('../operations/promote');
      const routes = findRouteTable(process.cwd());
      const options = { routes, provenance: provenanceOf(flags) };
      presentPublished([await promote(release, openSite(flags), options)], flags);
    })
    .addHelpText('after', examples('farekite promote mfe-deals@77c1d0a95ee2b346'));

  program
    .command('rollback <name>')
    .description(
      'Makes an earlier release of the shell or of a remote live again. It needs no sources and no build. Running it ' +
        'twice goes two releases back.',
    )
    .option('--to <version>', 'a stored version, or its first characters (default: the one before)')
    .option('--because <text>', 'the reason, for the history: one line')
    .addOption(DRY_RUN)
    .addOption(SITE)
    .addOption(JSON_OUTPUT)
    .action(async (name: string, flags: ProvenanceFlags & RollbackOptions) => {
      const { rollback } = await import('../operations/rollback');
      const options = { ...flags, provenance: provenanceOf(flags) };
      presentPublished([await rollback(name, openSite(flags), options)], flags);
    })
    .addHelpText(
      'after',
      examples(
        'farekite rollback mfe-deals --because "Prices are missing"',
        'farekite rollback shell --to 77c1 --dry-run',
      ),
    );
  for (const command of program.commands) for (const option of PROVENANCE) command.addOption(option);
}
