import type { Figure } from '../report/results';
import type { TargetName } from '../report/targets';
import { worstOf } from '../report/worstOf';
import { nameOfPage } from '../sites/pages';
import type { MeasuredWire } from './measureWire';

const BYTES_PER_KB = 1_000;

/** The figures of all pages for the report. */
export function wireFigures(pages: readonly MeasuredWire[]): Figure[] {
  const worst = (target: TargetName, value: (page: MeasuredWire) => number, among = pages) =>
    worstOf(target, among, { value, where: nameOfPage });
  const home = pages.filter(({ path }) => path === '/');
  const others = pages.filter(({ path }) => path !== '/');
  return [
    ...worst('scriptsOfHome', ({ scriptBytes }) => scriptBytes / BYTES_PER_KB, home),
    ...worst('scriptsOfOthers', ({ scriptBytes }) => scriptBytes / BYTES_PER_KB, others),
    ...worst('documentOfHome', ({ documentBytes }) => documentBytes / BYTES_PER_KB, home),
    ...worst('stylesBeforePaint', ({ stylesBeforePaint }) => stylesBeforePaint),
    ...worst('scriptsBeforeWhatIsSeen', ({ scriptsBeforeWhatIsSeen }) => scriptsBeforeWhatIsSeen.length),
    ...worst('languages', ({ languages }) => languages),
    ...worst('requestedTwice', ({ requestedTwice }) => requestedTwice.length),
  ];
}
