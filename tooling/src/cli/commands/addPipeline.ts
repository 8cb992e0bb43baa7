import { join } from 'node:path';
import { Option, type Command } from 'commander';
import { verifyInBrowser } from '../../gate/verifyInBrowser';
import { publish } from '../../operations/publish';
import { publishPreview } from '../../operations/publishPreview';
import { readRouteTable } from '../../pages/routes';
import { openStore } from '../../store/openStore';
import type { Store } from '../../store/Store';
import { print } from '../../util/print';
import { runPipeline, type Step } from '../../workspace/pipeline';
import { readSitePackage } from '../../workspace/sitePackage';
import { listSitePackages, requireWorkspace } from '../../workspace/workspace';
import { describePreviewed, previewedReleases } from '../describePreviewed';
import { describePublished, publishedRelease } from '../describePublished';
import { EXIT_CODES } from '../exitCodes';
import {
  addExamples,
  addJsonOption,
  addOriginOption,
  addSiteOption,
  type JsonOption,
  type SiteOption,
} from '../options';
import { present } from '../present';

interface PipelineFlags extends SiteOption, JsonOption {
  readonly all?: true;
  readonly force?: boolean;
  readonly publish?: true;
  readonly preview?: true;
  readonly origin?: string;
}

interface PipelineResults {
  readonly pipelines: readonly { readonly name: string; readonly passed: boolean }[];
}

function describePipelines({ pipelines }: PipelineResults): string {
  const passed = pipelines.filter((pipeline) => pipeline.passed).length;
  return `\n${String(passed)} passed, ${String(pipelines.length - passed)} failed`;
}

/** The last step: as `farekite publish --verify` does, with or without --preview. */
function deliveryOf(
  workspace: string,
  directory: string,
  store: Store,
  {
    publish: isPublished,
    preview: isPreviewed,
    origin,
  }: Pick<PipelineFlags, 'publish' | 'preview' | 'origin'>,
): Step | undefined {
  const dist = join(directory, 'dist');
  const options = { verify: verifyInBrowser, routes: readRouteTable(workspace) };
  const makeLive = async () => describePublished(publishedRelease(await publish(dist, store, options), { origin }));
  const addPreview = async () =>
    describePreviewed(previewedReleases(await publishPreview([dist], store, options), { origin }));
  if (!isPublished && !isPreviewed) return undefined;
  return {
    name: 'publish',
    work: async () => {
      print(await (isPublished ? makeLive() : addPreview()));
    },
  };
}

/** Adds the command `pipeline`. */
export function addPipeline(program: Command): void {
  const command = program
    .command('pipeline')
    .description(
      'Runs all checks of the package in the current folder: lint, format, texts, types and tests; then builds it, and ' +
        'opens its pages in a browser, as they will be live. The site is only read, unless the release is to be ' +
        'published then. Ends with exit code 1 when a step fails.',
    )
    .option('--all', 'for all packages of the workspace, one after the other')
    .option('--force', 'even if nothing has changed since the pipeline passed')
    .addOption(new Option('--publish', 'then make the release live').conflicts('preview'))
    .option('--preview', 'then publish a preview, and print the addresses of its pages')
    .action(async ({ site, all, force = false, json, ...flags }: PipelineFlags) => {
      const workspace = requireWorkspace(process.cwd());
      const pipelines: PipelineResults['pipelines'][number][] = [];
      for (const directory of all ? listSitePackages(workspace) : [process.cwd()]) {
        const { name } = readSitePackage(directory);
        const store = openStore(site);
        const deliver = deliveryOf(workspace, directory, store, flags);
        const passed = await runPipeline(workspace, directory, { store, force, deliver });
        pipelines.push({ name, passed });
      }
      present({ pipelines }, describePipelines, { json });
      if (pipelines.some(({ passed }) => !passed)) process.exitCode = EXIT_CODES.failed;
    });
  addJsonOption(addOriginOption(addSiteOption(command)));
  addExamples(
    command,
    'cd mfe-deals && farekite pipeline',
    'farekite pipeline --publish --site s3://bucket/site',
  );
}
