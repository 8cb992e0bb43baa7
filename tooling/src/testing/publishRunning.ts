import { publish } from '../operations/publish';
import type { FolderStore } from '../store/FolderStore';
import { fakeRemote, pageSource } from './fakeReleases';

/** How messages name the page of {@link publishRunning}. */
export const SUBJECT = '/first-class-deals (en) of shell@1 mfe-deals@1';

/**
 * Publishes a release of mfe-deals whose page runs this code when it renders.
 * @returns what the publisher is told; `undefined` when the release goes live
 */
export async function publishRunning(
  site: FolderStore,
  body: string,
  timeoutMs?: number,
): Promise<string | undefined> {
  const { dist } = fakeRemote('mfe-deals', { pages: { '/first-class-deals': pageSource(body) } });
  return publish(dist, site, timeoutMs === undefined ? {} : { timeoutMs }).then(
    () => undefined,
    (error: unknown) => {
      expect((error as Error).name).toBe('UserError');
      // The versions depend on the code that a test runs.
      return (error as Error).message.replace(/@[\da-f]{16}/g, '@1');
    },
  );
}
