import { LOCALES, type Language } from './Language';

/** US dollars; whole amounts have no cents: `$1,489`, `$1,489.50`. */
export function formatMoney(language: Language, dollars: number): string {
  return new Intl.NumberFormat(LOCALES[language], {
    style: 'currency',
    currency: 'USD',
    // es-US would otherwise print "USD 1,489" on some ICU versions.
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: Number.isInteger(dollars) ? 0 : 2,
  }).format(dollars);
}
