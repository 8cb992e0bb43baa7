import { publish } from '../operations/publish';
import type { FolderStore } from '../store/FolderStore';
import { fakeRemote, fakeShell, pageSource } from './fakeReleases';
import { publishedSite } from './publishedSite';
import { snapshot } from './snapshot';

/**
 * Publishes a release of mfe-deals whose page runs this code when it renders.
 * @returns what the publisher is told; `undefined` when the release goes live
 */
export async function publishRunning(site: FolderStore, body: string): Promise<string | undefined> {
  const { dist } = fakeRemote('mfe-deals', { pages: { '/first-class-deals': pageSource(body) } });
  return publish(dist, site).then(
    () => undefined,
    (error: unknown) => {
      expect((error as Error).name).toBe('UserError');
      return (error as Error).message;
    },
  );
}

/** What a page does, in code, and what the publisher is told about it. */
type RefusedPage = [what: string, body: string, problem: string];

/** Describes that publish refuses these pages. */
export function describeRefusals(pages: readonly RefusedPage[]): void {
  describe('publish refuses a page in one line, and leaves every file of the site as it was, when the page', () => {
    let site: FolderStore;
    let before: Record<string, string>;

    beforeAll(async () => {
      site = await publishedSite(fakeShell().dist, fakeRemote('mfe-home').dist);
      before = await snapshot(site.location);
    });

    it.each(pages)('%s', async (_what, body, problem) => {
      const message = await publishRunning(site, body);
      expect(message).toContain(problem);
      expect(message).toMatch(
        /^\/first-class-deals \(e[ns]\) of shell@[\da-f]{16} mfe-deals@[\da-f]{16} .+$/,
      );
      expect(await snapshot(site.location)).toEqual(before);
    });
  });
}
