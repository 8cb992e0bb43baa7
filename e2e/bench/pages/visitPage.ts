import type { Browser } from '@playwright/test';
import { openTab } from '../openBrowser';
import type { SitePage } from '../sites/pages';
import { blockingTime } from '../trace/blockingTime';
import { findTasks, type Task } from '../trace/findTasks';
import { readTrace } from '../trace/readTrace';
import { observePage, type PageReport } from './observePage';

/** What one visit of a page has measured. */
export interface PageVisit extends PageReport {
  readonly blockingMs: number;
  readonly longestTaskMs: number;
  readonly tasks: readonly Task[];
}

export interface VisitedPage extends SitePage {
  /** The address of the site: `http://localhost:3000` */
  readonly site: string;
  readonly hasScripts: boolean;
}

/** Opens a page in a slow browser, and traces it until it has come to rest. */
export async function visitPage(
  browser: Browser,
  { site, path, language, hasScripts }: VisitedPage,
): Promise<PageVisit> {
  const { page, context, session } = await openTab(browser);
  await context.addCookies([{ name: 'language', value: language, url: site }]);
  const { atRest } = await observePage(session, { awaitsHydration: hasScripts });
  const trace = await readTrace(browser, page, async () => {
    await page.goto(site + path);
    await atRest;
  });
  const report = await atRest;
  await context.close();
  const tasks = findTasks(trace, site + path);
  return {
    ...report,
    blockingMs: blockingTime(tasks),
    longestTaskMs: Math.max(0, ...tasks.map(({ durationMs }) => durationMs)),
    tasks,
  };
}
