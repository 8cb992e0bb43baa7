import type { Language } from './Language';
import { perLanguage } from './perLanguage';

const dollarsWith = (fractionDigits: number) =>
  perLanguage(
    (locale) =>
      new Intl.NumberFormat(locale, {
        style: 'currency',
        currency: 'USD',
        // `$` in every language, also where there are other dollars.
        currencyDisplay: 'narrowSymbol',
        minimumFractionDigits: fractionDigits,
        maximumFractionDigits: fractionDigits,
      }),
  );

const wholeDollars = dollarsWith(0);
const dollarsAndCents = dollarsWith(2);

/** US dollars; whole amounts have no cents: `$1,489`, `$1,489.50`. */
export function formatMoney(language: Language, dollars: number): string {
  const formatter = Number.isInteger(dollars) ? wholeDollars : dollarsAndCents;
  return formatter(language).format(dollars);
}
