import { withSeparators } from './formatNumber';
import type { Language } from './Language';

/** US dollars; whole amounts have no cents: `$1,489`, `$1,489.50`. */
export function formatMoney(language: Language, dollars: number): string {
  const amount = Math.abs(dollars).toFixed(Number.isInteger(dollars) ? 0 : 2);
  return `${dollars < 0 ? '-' : ''}$${withSeparators(language, amount)}`;
}
