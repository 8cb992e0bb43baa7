import type { PublishResult } from '../operations/goLive';
import type { PreviewResult } from '../operations/publishPreview';
import { labelOf } from '../release/manifest';
import type { JsonOption } from './options';
import { present } from './output';

interface Flags extends JsonOption {
  /** Of the site: `https://www.example.com`. @default addresses without an origin */
  readonly origin?: string | undefined;
  /** Whether all of this would be done, but was not. @default false */
  readonly dryRun?: boolean | undefined;
}

/** What making a release live has done, as programs read it. */
interface PublishedRelease {
  readonly name: string;
  readonly version: string;
  /** `false` when this version was live already. */
  readonly isNew: boolean;
  /** The addresses of the pages that have changed. */
  readonly pages: readonly string[];
  readonly dryRun: boolean;
}

/** The result in a sentence, and a line for each page that has changed. */
function describePublished({ isNew, pages, dryRun, ...release }: PublishedRelease): string {
  const label = labelOf(release);
  if (!isNew) return `${label} ${dryRun ? 'is' : 'was'} live already`;
  const state = dryRun ? 'would go live' : 'is live';
  const changed = dryRun ? 'would change' : 'changed';
  if (pages.length === 0) return `${label} ${state}; no page ${changed}`;
  return [`${label} ${state}; these pages ${changed}:`, ...pages].join('\n');
}

/** Makes releases live, one after the other, and prints the results: as JSON, one alone is no list. */
export async function presentPublished(
  { origin = '', dryRun = false, json }: Flags,
  ...works: readonly (() => Promise<PublishResult>)[]
): Promise<void> {
  const publishAll = async () => {
    const published: PublishedRelease[] = [];
    for (const work of works) {
      const { release, isNew, paths } = await work();
      const pages = paths.map((path) => origin + path).sort();
      published.push({ name: release.name, version: release.version, isNew, pages, dryRun });
    }
    return works.length === 1 ? published[0] : published;
  };
  await present({ json }, publishAll, (result = []) => [result].flat().map(describePublished).join('\n'));
}

/** Publishes a preview, and prints its addresses, which do not exist after a dry run. */
export async function presentPreviewed(
  { origin = '', dryRun = false, json }: Flags,
  work: () => Promise<PreviewResult>,
): Promise<void> {
  const preview = async () => {
    const { releases, paths } = await work();
    const labels = releases.map(labelOf);
    const pages = paths.toSorted().map((path) => `${origin}${path}?preview=${labels.join(',')}`);
    return { releases: labels, pages, dryRun };
  };
  await present({ json }, preview, ({ releases, pages }) => {
    const names = releases.join(' and ');
    if (dryRun) return `${names} would be previewed`;
    if (pages.length === 0) return `${names} can be promoted; no route of the site leads to its pages`;
    return [`To see ${names}, open one of these pages:`, ...pages].join('\n');
  });
}
