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
}

/** The result of a command that makes a release live, without the manifest. */
export function publishedRelease({ release, isNew, files }: PublishResult): PublishedRelease {
  return { name: release.name, version: release.version, isNew, files };
}

/** The result in a sentence: `mfe-deals@77c1d0a95ee2b346 is live; 2 files of the site written` */
export function describePublished({ isNew, files, ...release }: PublishedRelease): string {
  const state = isNew ? 'is live' : 'was live already';
  return `${labelOf(release)} ${state}; ${String(files.length)} files of the site written`;
}
