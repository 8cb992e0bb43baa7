import type { PublishResult } from '../operations/goLive';
import type { PreviewResult } from '../operations/publishPreview';
import { labelOf } from '../release/manifest';
import type { JsonOption } from './options';
import { present } from './output';

/** A release with hundreds of pages would fill the screen. */
const MAX_LISTED_PAGES = 10;

/** What making a release live has done, as programs read it. */
interface PublishedRelease {
  readonly name: string;
  readonly version: string;
  /** `false` when this version was live already. */
  readonly isNew: boolean;
  /** The addresses of the pages that have changed. */
  readonly pages: readonly string[];
  /** Whether all of this would be done, but was not. */
  readonly dryRun: boolean;
}

/** What publishing a preview has done, as programs read it. */
interface PreviewedReleases extends Pick<PublishedRelease, 'pages' | 'dryRun'> {
  /** `mfe-deals@77c1d0a95ee2b346` */
  readonly releases: readonly string[];
}

interface Flags extends JsonOption {
  /** Of the site: `https://www.example.com`. @default addresses without an origin */
  readonly origin?: string | undefined;
  /** @default false */
  readonly dryRun?: boolean | undefined;
}

function listPages(heading: string, pages: readonly string[]): string {
  const rest = pages.length - MAX_LISTED_PAGES;
  return [
    heading,
    ...pages.slice(0, MAX_LISTED_PAGES),
    ...(rest > 0 ? [`and ${String(rest)} more`] : []),
  ].join('\n');
}

/** The result of a command that makes a release live, without the manifest. */
function publishedRelease(
  { release, isNew, paths }: PublishResult,
  { origin = '', dryRun = false }: Flags,
): PublishedRelease {
  const pages = paths.map((path) => origin + path).sort();
  return { name: release.name, version: release.version, isNew, pages, dryRun };
}

/** The result in a sentence, and a line for each page that has changed. */
function describePublished({ isNew, pages, dryRun, ...release }: PublishedRelease): string {
  if (!isNew) return `${labelOf(release)} ${dryRun ? 'is' : 'was'} live already`;
  const state = dryRun ? 'would go live' : 'is live';
  const changed = dryRun ? 'would change' : 'changed';
  if (pages.length === 0) return `${labelOf(release)} ${state}; no page ${changed}`;
  return listPages(`${labelOf(release)} ${state}; these pages ${changed}:`, pages);
}

/** The result of a command that previews releases, without their manifests. */
export function previewedReleases(
  { releases, paths }: PreviewResult,
  { origin = '', dryRun = false }: Flags,
): PreviewedReleases {
  const labels = releases.map(labelOf);
  const pages = paths.toSorted().map((path) => `${origin}${path}?preview=${labels.join(',')}`);
  return { releases: labels, pages, dryRun };
}

/** The result in a sentence, and a line for each page, which does not exist after a dry run. */
export function describePreviewed({ releases, pages, dryRun }: PreviewedReleases): string {
  const names = releases.join(' and ');
  if (dryRun) return `${names} would be previewed`;
  if (pages.length === 0) return `${names} can be promoted; no route of the site leads to its pages`;
  return listPages(`To see ${names}, open one of these pages:`, pages);
}

/** Makes releases live, one after the other, and prints the results; one alone as it was before there could be several. */
export async function presentPublished(
  flags: Flags,
  ...works: readonly (() => Promise<PublishResult>)[]
): Promise<void> {
  const results = async () => {
    const published: PublishedRelease[] = [];
    for (const work of works) published.push(publishedRelease(await work(), flags));
    const [first, ...others] = published;
    return first && others.length === 0 ? first : published;
  };
  await present<PublishedRelease | PublishedRelease[]>(flags, results, (result) =>
    [result].flat().map(describePublished).join('\n'),
  );
}

/** Publishes a preview, and prints its addresses. */
export async function presentPreviewed(flags: Flags, work: () => Promise<PreviewResult>): Promise<void> {
  await present(flags, async () => previewedReleases(await work(), flags), describePreviewed);
}
