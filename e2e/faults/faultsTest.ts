import type { CDPSession } from '@playwright/test';
import { ROUTES } from '@farekite/shared/contract';
import type { RemoteRelease } from '@farekite/shared/protocol';
import { test as base } from '../support/site';
import { observeAnnouncements } from './announcements';
import { FaultyServer } from './FaultyServer';

interface WorkerFixtures {
  /** A server of the tested site whose files can fail. */
  readonly server: FaultyServer;
  /** The live releases of all remotes. */
  readonly releases: readonly RemoteRelease[];
}

interface TestFixtures {
  /** The DevTools session of the page. */
  readonly session: CDPSession;
}

/** @throws Error when the site has no such remote */
export function releaseOf(releases: readonly RemoteRelease[], remote: string): RemoteRelease {
  const release = releases.find(({ name }) => name === remote);
  if (!release) throw new Error(`${remote} has no live release`);
  return release;
}

/** The live releases of all remotes of a site. */
export function readLiveReleases(url: string): Promise<RemoteRelease[]> {
  const remotes = [...new Set(ROUTES.map(({ remote }) => remote))];
  return Promise.all(
    remotes.map(async (remote) => {
      const response = await fetch(`${url}/live/${remote}.json`);
      return (await response.json()) as RemoteRelease;
    }),
  );
}

/** A test whose site has faults. Announcements of the page are recorded. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  server: [
    // Playwright requires a pattern here, also for fixtures that need no other one.
    async ({}, provide, { project }) => {
      const server = await FaultyServer.start(project.use.baseURL ?? '');
      await provide(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  releases: [async ({ server }, provide) => provide(await readLiveReleases(server.url)), { scope: 'worker' }],
  session: async ({ page }, provide) => {
    await observeAnnouncements(page);
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    // Pictures take up their space without their files.
    await session.send('Network.setBlockedURLs', { urls: ['*.avif', '*.webp'] });
    await provide(session);
  },
});
