import { nameOfPage } from '../sites/pages';
import type { MeasuredPage, PageFigures } from './measurePages';

/** Some lines for whoever watches the run. */
export function describePage(page: MeasuredPage): string {
  const { withScripts, withoutScripts } = page;
  const beside = (figure: keyof PageFigures) =>
    `${withScripts[figure].toFixed(0)} (without scripts ${withoutScripts[figure].toFixed(0)}) ms`;
  return [
    nameOfPage(page),
    `  first paint ${beside('firstPaintMs')}, largest paint ${beside('largestPaintMs')}, ` +
      `layout shift ${withScripts.layoutShift.toFixed(3)}`,
    `  hydrated ${withScripts.hydratedMs.toFixed(0)} ms, last byte for it ${withScripts.lastNeededByteMs.toFixed(0)} ms`,
    `  blocking ${beside('blockingMs')}, longest task ${beside('longestTaskMs')}`,
    ...page.longTasks.map((task) => `    ${task}`),
    '  long tasks without scripts:',
    ...page.longTasksWithoutScripts.map((task) => `    ${task}`),
  ].join('\n');
}
