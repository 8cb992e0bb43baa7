import { worstOf } from '../report/worstOf';
import type { Figure } from '../report/results';
import type { TargetName } from '../report/targets';
import { nameOfPage } from '../sites/pages';
import { LONG_TASK_MS } from '../trace/blockingTime';
import type { MeasuredPage, PageFigures } from './measurePages';

/** A page without scripts may have no blocking time at all, to which there is no ratio. */
const MIN_BLOCKING_MS = LONG_TASK_MS;

const ratioOf =
  (figure: keyof PageFigures) =>
  ({ withScripts, withoutScripts }: MeasuredPage) =>
    withScripts[figure] / withoutScripts[figure];

/** The figures of all pages for the report. */
export function pageFigures(pages: readonly MeasuredPage[]): Figure[] {
  const worst = (target: TargetName, value: (page: MeasuredPage) => number, among = pages) =>
    worstOf(target, among, { value, where: nameOfPage });
  const hydratedMs = ({ withScripts }: MeasuredPage) => withScripts.hydratedMs;
  return [
    ...worst('firstPaint', ratioOf('firstPaintMs')),
    ...worst('largestPaint', ratioOf('largestPaintMs')),
    ...worst('layoutShift', ({ withScripts }) => withScripts.layoutShift),
    ...worst('hydration', ({ withScripts }) => withScripts.hydratedMs / withScripts.lastNeededByteMs),
    ...worst(
      'hydrationOfHome',
      hydratedMs,
      pages.filter(({ path }) => path === '/'),
    ),
    ...worst(
      'hydrationOfDeals',
      hydratedMs,
      pages.filter(({ path }) => path === '/first-class-deals'),
    ),
    ...worst(
      'blocking',
      ({ withScripts, withoutScripts }) =>
        Math.max(withScripts.blockingMs, MIN_BLOCKING_MS) /
        Math.max(withoutScripts.blockingMs, MIN_BLOCKING_MS),
    ),
    ...worst('longestTask', ({ withScripts }) => withScripts.longestTaskMs),
  ];
}
