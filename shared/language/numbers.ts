import { LANGUAGE_DETAILS, type Language } from './Language';

/** Making an object of Intl takes milliseconds on a cheap phone, using it almost nothing. */
function perLanguage<Formatter>(make: (locale: string) => Formatter): (language: Language) => Formatter {
  const made = new Map<Language, Formatter>();
  return (language) => {
    const formatter = made.get(language) ?? make(LANGUAGE_DETAILS[language].locale);
    made.set(language, formatter);
    return formatter;
  };
}

const numberFormat = perLanguage((locale) => new Intl.NumberFormat(locale));

/** At most three decimals: `2,000,000`, `4.8`. */
export function formatNumber(language: Language, value: number): string {
  return numberFormat(language).format(value);
}

/** 0.3 as `30%`. The percent style of Intl has a space before the sign in some browsers: hydration would find another text. */
export function formatPercent(language: Language, share: number): string {
  return `${formatNumber(language, Math.round(share * 100))}%`;
}

const dollarsWith = (fractionDigits: number) =>
  perLanguage(
    (locale) =>
      new Intl.NumberFormat(locale, {
        style: 'currency',
        currency: 'USD',
        // `$` in every language, also where there are other dollars.
        currencyDisplay: 'narrowSymbol',
        minimumFractionDigits: fractionDigits,
      }),
  );

const wholeDollars = dollarsWith(0);
const dollarsAndCents = dollarsWith(2);

/** US dollars; whole amounts have no cents: `$1,489`, `$1,489.50`. */
export function formatMoney(language: Language, dollars: number): string {
  const formatter = Number.isInteger(dollars) ? wholeDollars : dollarsAndCents;
  return formatter(language).format(dollars);
}
