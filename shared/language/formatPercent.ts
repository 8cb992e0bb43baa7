import { formatNumber } from './formatNumber';
import type { Language } from './Language';

/**
 * A fraction of 1 as a percentage: 0.3 is `30%`. Without the percent style of Intl: the locale data of some browsers
 * puts a space before the sign and that of others does not, so that hydration would find another text.
 */
export function formatPercent(language: Language, share: number): string {
  return `${formatNumber(language, Math.round(share * 100))}%`;
}
