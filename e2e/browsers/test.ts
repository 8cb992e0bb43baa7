import { test as base } from '@playwright/test';
import { findEngines } from './findEngines';
import { SiteProxy } from './proxy/SiteProxy';
import type { Tab } from './tabs/Tab';
import { Visitor } from './Visitor';

export interface EngineOptions {
  /** The name of the browser. */
  readonly engine: string;
}

interface WorkerFixtures {
  /** Started once for all scenarios of a worker. */
  readonly tab: Tab;
  readonly siteProxy: SiteProxy;
}

/** A scenario that runs in each of the browsers that {@link findEngines} finds. */
export const test = base.extend<{ readonly visitor: Visitor }, WorkerFixtures & EngineOptions>({
  engine: ['', { option: true, scope: 'worker' }],
  tab: [
    async ({ engine }, provide) => {
      const found = findEngines().engines.find(({ name }) => name === engine);
      if (!found) throw new Error(`There is no ${engine} any more`);
      const tab = await found.open();
      await provide(tab);
      await tab.close();
    },
    { scope: 'worker' },
  ],
  siteProxy: [
    // Playwright requires the destructuring of the fixtures that are used, here none.
    async ({}, provide, { project }) => {
      const siteProxy = await SiteProxy.start(project.use.baseURL ?? '');
      await provide(siteProxy);
      await siteProxy.stop();
    },
    { scope: 'worker' },
  ],
  visitor: async ({ tab, siteProxy }, provide) => {
    await provide(new Visitor(tab, siteProxy.startVisit()));
    // What the last page still does must not disturb the next visit.
    await tab.open('about:blank');
  },
});

export { expect } from '@playwright/test';
