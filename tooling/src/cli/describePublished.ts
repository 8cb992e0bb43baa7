import type { PublishResult } from '../operations/makeLive';
import { labelOf } from '../release/manifest';

/** What publishing or rolling back has done, as programs read it. */
export interface PublishedRelease {
  readonly name: string;
  readonly version: string;
  /** `false` when this version was live already. */
  readonly isNew: boolean;
  /** The keys of the objects of the site that were written or deleted. */
  readonly files: readonly string[];
  /** Whether all of this would be done, but was not. */
  readonly dryRun: boolean;
}

/** The result of a command that makes a release live, without the manifest. */
export function publishedRelease(
  { release, isNew, files }: PublishResult,
  dryRun: boolean | undefined = false,
): PublishedRelease {
  return { name: release.name, version: release.version, isNew, files, dryRun };
}

/**
 * The result in a sentence: `mfe-deals@77c1d0a95ee2b346 is live; 2 files of the site written`. After a dry run, the files
 * follow, one in each line.
 */
export function describePublished({ isNew, files, dryRun, ...release }: PublishedRelease): string {
  const count = `${String(files.length)} files of the site`;
  if (!dryRun) return `${labelOf(release)} ${isNew ? 'is live' : 'was live already'}; ${count} written`;
  const state = isNew ? 'would go live' : 'is live already';
  return [`${labelOf(release)} ${state}; ${count} would be written`, ...files].join('\n  ');
}
