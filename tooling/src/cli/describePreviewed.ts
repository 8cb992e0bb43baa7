import type { RemoteRelease } from '@farekite/shared/protocol';
import { labelOf } from '../release/manifest';

/** A remote with hundreds of pages would fill the screen. */
const MAX_DESCRIBED_PAGES = 10;

/** What publishing a preview has done, as programs read it. */
export interface PreviewedRelease {
  readonly name: string;
  readonly version: string;
  /** The addresses of its pages: `https://www.example.com/about?preview=NAME@VERSION`, or without an origin. */
  readonly pages: readonly string[];
  /** Whether it would be previewed, but is not. */
  readonly dryRun: boolean;
}

interface PreviewedOptions {
  /** Of the site: `https://www.example.com`. @default addresses without an origin */
  readonly origin?: string | undefined;
  /** @default false */
  readonly dryRun?: boolean;
}

/** The result of a command that previews a release, without the manifest. */
export function previewedRelease(
  release: RemoteRelease,
  { origin = '', dryRun = false }: PreviewedOptions = {},
): PreviewedRelease {
  const { name, version, pages } = release;
  const query = `?preview=${labelOf(release)}`;
  return {
    name,
    version,
    pages: Object.keys(pages)
      .sort()
      .map((path) => `${origin}${path}${query}`),
    dryRun,
  };
}

/** The result in a sentence and a line for each page, which does not exist after a dry run. */
export function describePreviewed({ pages, dryRun, ...release }: PreviewedRelease): string {
  if (dryRun) return `${labelOf(release)} would be previewed`;
  const rest = pages.length - MAX_DESCRIBED_PAGES;
  return [
    `To see ${labelOf(release)}, open one of its pages:`,
    ...pages.slice(0, MAX_DESCRIBED_PAGES),
    ...(rest > 0 ? [`and ${String(rest)} more`] : []),
  ].join('\n');
}
