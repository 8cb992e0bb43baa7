import type { ShellRelease } from '@farekite/shared/protocol';
import { languagesOf } from '../release/languages';

/** The qualities of brotli, by the number of documents up to which a publish of all of them takes seconds. */
const QUALITIES = [
  { maxDocuments: 100, quality: 11 },
  { maxDocuments: 400, quality: 10 },
] as const;
/** The next better ones take ten times as long, and make nothing smaller. */
const QUALITY_OF_LARGE_SITES = 6;

/**
 * The quality of brotli for the pages of a site. It depends on the shell alone, so all publishers choose the same.
 * A publish of the shell writes all pages anyway, also when its routes make the site grow beyond a limit.
 */
export function pageQuality(shell: Pick<ShellRelease, 'routes' | 'languages'>): number {
  const documents = shell.routes.length * languagesOf(shell).length;
  return QUALITIES.find(({ maxDocuments }) => documents <= maxDocuments)?.quality ?? QUALITY_OF_LARGE_SITES;
}
