export * from './Language';
export * from './createI18n';
export * from './loadContractTexts';
export * from './I18nProvider';
export * from './formatDay';
export * from './formatMoney';
export { formatNumber } from './formatNumber';
export * from './formatPercent';
export * from './monthName';
