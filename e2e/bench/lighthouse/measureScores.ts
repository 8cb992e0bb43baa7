import { ROUTES } from '@farekite/shared/contract';
import { freePort } from '../../support/freePort';
import { openBrowser } from '../openBrowser';
import type { Figure } from '../report/results';
import { worstOf } from '../report/worstOf';
import { nameOfPage, type SitePage } from '../sites/pages';
import { median } from '../statistics';
import { LIGHTHOUSE, loadLighthouse, type Lighthouse } from './loadLighthouse';

const CATEGORY = 'performance';
const POINTS = 100;

interface MeasuredScore extends SitePage {
  /** From 0 to 100. */
  readonly points: number;
}

function isPublic({ path }: SitePage): boolean {
  return ROUTES.some((route) => route.path === path && route.indexable !== false);
}

async function measureOnce(
  lighthouse: Lighthouse,
  port: number,
  site: string,
  { path, language }: SitePage,
): Promise<number> {
  const result = await lighthouse(site + path, {
    port,
    onlyCategories: [CATEGORY],
    extraHeaders: { Cookie: `language=${language}` },
    logLevel: 'error',
  });
  const score = result?.lhr.categories[CATEGORY]?.score;
  if (typeof score === 'number') return score * POINTS;
  throw new Error(`Lighthouse has no score for ${path}: ${result?.lhr.runtimeError?.message ?? 'no reason'}`);
}

/**
 * The scores of public pages by Lighthouse with its own settings: a phone, a simulated network and processor. Says how
 * to install Lighthouse where it is not, and measures nothing.
 */
export async function measureScores(
  pages: readonly SitePage[],
  site: string,
  runs: number,
): Promise<Figure[]> {
  const lighthouse = await loadLighthouse();
  if (!lighthouse) {
    console.info(
      `Lighthouse is not installed. Run npm install --no-save ${LIGHTHOUSE} to measure its scores.`,
    );
    return [];
  }
  const port = await freePort();
  const browser = await openBrowser({ args: [`--remote-debugging-port=${String(port)}`] });
  try {
    const measured: MeasuredScore[] = [];
    for (const page of pages.filter(isPublic)) {
      const scores: number[] = [];
      for (let run = 0; run < runs; run += 1) scores.push(await measureOnce(lighthouse, port, site, page));
      const points = median(scores);
      console.info(`${nameOfPage(page)}: ${points.toFixed(0)} points`);
      measured.push({ ...page, points });
    }
    return worstOf('score', measured, { value: ({ points }) => points, where: nameOfPage });
  } finally {
    await browser.close();
  }
}
