import type { PreviewResult } from '../operations/publishPreview';
import { labelOf } from '../release/manifest';
import type { DescriptionOptions } from './describePublished';
import { listAddresses } from './listAddresses';

/** What publishing a preview has done, as programs read it. */
export interface PreviewedReleases {
  /** `mfe-deals@77c1d0a95ee2b346` */
  readonly releases: readonly string[];
  /** The addresses of its pages: `https://www.example.com/about?preview=NAME@VERSION`, or without an origin. */
  readonly pages: readonly string[];
  /** Whether it would be previewed, but is not. */
  readonly dryRun: boolean;
}

/** The result of a command that previews releases, without their manifests. */
export function previewedReleases(
  { releases, paths }: PreviewResult,
  { origin = '', dryRun = false }: DescriptionOptions = {},
): PreviewedReleases {
  const labels = releases.map(labelOf);
  const pages = paths.toSorted().map((path) => `${origin}${path}?preview=${labels.join(',')}`);
  return { releases: labels, pages, dryRun };
}

/** The result in a sentence and a line for each page, which does not exist after a dry run. */
export function describePreviewed({ releases, pages, dryRun }: PreviewedReleases): string {
  const names = releases.join(' and ');
  if (dryRun) return `${names} would be previewed`;
  if (pages.length === 0) return `${names} can be promoted; no route of the site leads to its pages`;
  return [`To see ${names}, open one of these pages:`, ...listAddresses(pages)].join('\n');
}
