import type { PublishResult } from '../operations/goLive';
import { labelOf } from '../release/manifest';
import { listAddresses } from './listAddresses';

/** What making a release live has done, as programs read it. */
export interface PublishedRelease {
  readonly name: string;
  readonly version: string;
  /** `false` when this version was live already. */
  readonly isNew: boolean;
  /** The addresses of the pages that have changed. */
  readonly pages: readonly string[];
  /** Whether all of this would be done, but was not. */
  readonly dryRun: boolean;
}

/** How addresses and results are described. */
export interface DescriptionOptions {
  /** Of the site: `https://www.example.com`. @default addresses without an origin */
  readonly origin?: string | undefined;
  /** @default false */
  readonly dryRun?: boolean | undefined;
}

/** The result of a command that makes a release live, without the manifest. */
export function publishedRelease(
  { release, isNew, paths }: PublishResult,
  { origin = '', dryRun = false }: DescriptionOptions = {},
): PublishedRelease {
  const pages = paths.map((path) => origin + path).sort();
  return { name: release.name, version: release.version, isNew, pages, dryRun };
}

/** The result in a sentence, and a line for each page that has changed. */
export function describePublished({ isNew, pages, dryRun, ...release }: PublishedRelease): string {
  if (!isNew) return `${labelOf(release)} ${dryRun ? 'is' : 'was'} live already`;
  const state = dryRun ? 'would go live' : 'is live';
  const changed = dryRun ? 'would change' : 'changed';
  if (pages.length === 0) return `${labelOf(release)} ${state}; no page ${changed}`;
  return [`${labelOf(release)} ${state}; these pages ${changed}:`, ...listAddresses(pages)].join('\n');
}
