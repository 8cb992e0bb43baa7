import { kilobytes } from '../kilobytes';
import type { Figure } from '../report/results';
import type { TargetName } from '../report/targets';
import { worstOf } from '../report/worstOf';
import { nameOfPage } from '../sites/pages';
import type { MeasuredWire } from './measureWire';

/** The figures of all pages for the report. */
export function wireFigures(pages: readonly MeasuredWire[]): Figure[] {
  const worst = (target: TargetName, value: (page: MeasuredWire) => number, among = pages) =>
    worstOf(target, among, { value, where: nameOfPage });
  const home = pages.filter(({ path }) => path === '/');
  const others = pages.filter(({ path }) => path !== '/');
  return [
    ...worst('scriptsOfHome', ({ scriptBytes }) => kilobytes(scriptBytes), home),
    ...worst('scriptsOfOthers', ({ scriptBytes }) => kilobytes(scriptBytes), others),
    ...worst('documentOfHome', ({ documentBytes }) => kilobytes(documentBytes), home),
    ...worst('stylesBeforePaint', ({ stylesBeforePaint }) => stylesBeforePaint),
    ...worst('scriptsBeforeWhatIsSeen', ({ scriptsBeforeWhatIsSeen }) => scriptsBeforeWhatIsSeen.length),
    ...worst('languages', ({ languages }) => languages),
    ...worst('requestedTwice', ({ requestedTwice }) => requestedTwice.length),
  ];
}
