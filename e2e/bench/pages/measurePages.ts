import type { Browser } from '@playwright/test';
import type { SitePage } from '../sites/pages';
import { medianOf } from '../statistics';
import { isLong } from '../trace/blockingTime';
import { describeTask } from '../trace/describeTask';
import { visitPage, type PageVisit } from './visitPage';

/** The medians of several visits of a page. Times are in milliseconds since the navigation. */
export type PageFigures = Record<(typeof FIGURES)[number], number>;

const FIGURES = [
  'firstPaintMs',
  'largestPaintMs',
  'layoutShift',
  'hydratedMs',
  'lastNeededByteMs',
  'blockingMs',
  'longestTaskMs',
] as const;

/** A page beside the same page without its scripts. */
export interface MeasuredPage extends SitePage {
  readonly withScripts: PageFigures;
  readonly withoutScripts: PageFigures;
  /** The long tasks of the visit whose blocking time is the median, the longest first, as text. */
  readonly longTasks: readonly string[];
  /** The same without scripts. */
  readonly longTasksWithoutScripts: readonly string[];
}

export interface PagesToMeasure {
  /** The address of the site. */
  readonly site: string;
  /** The address of its copy without scripts. */
  readonly scriptless: string;
  readonly pages: readonly SitePage[];
  /** How often each page is visited. */
  readonly runs: number;
  /** Is called with each page as soon as it is measured. */
  readonly onMeasured: (page: MeasuredPage) => void;
}

function figuresOf(visits: readonly PageVisit[]): PageFigures {
  const medians = FIGURES.map((figure) => [figure, medianOf(visits, (visit) => visit[figure])]);
  return Object.fromEntries(medians) as PageFigures;
}

/** The long tasks of the visit in the middle, the longest first. */
function typicalLongTasks(visits: readonly PageVisit[]): string[] {
  const sorted = [...visits].sort((a, b) => a.blockingMs - b.blockingMs);
  const longTasks = sorted[Math.floor((sorted.length - 1) / 2)]?.tasks.filter(isLong) ?? [];
  return longTasks.sort((a, b) => b.durationMs - a.durationMs).map(describeTask);
}

/** Measures pages beside the same pages without scripts. Visits of the two alternate, so that both meet the same machine. */
export async function measurePages(
  browser: Browser,
  { site, scriptless, pages, runs, onMeasured }: PagesToMeasure,
): Promise<MeasuredPage[]> {
  const measured: MeasuredPage[] = [];
  for (const page of pages) {
    const visits: PageVisit[] = [];
    const visitsWithoutScripts: PageVisit[] = [];
    for (let run = 0; run < runs; run += 1) {
      visits.push(await visitPage(browser, { ...page, site, hasScripts: true }));
      visitsWithoutScripts.push(await visitPage(browser, { ...page, site: scriptless, hasScripts: false }));
    }
    const figures: MeasuredPage = {
      ...page,
      withScripts: figuresOf(visits),
      withoutScripts: figuresOf(visitsWithoutScripts),
      longTasks: typicalLongTasks(visits),
      longTasksWithoutScripts: typicalLongTasks(visitsWithoutScripts),
    };
    measured.push(figures);
    onMeasured(figures);
  }
  return measured;
}
