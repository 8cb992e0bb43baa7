export * from './Language';
export * from './LanguageProvider';
export * from './defineTexts';
export * from './formatDay';
export * from './formatMoney';
export * from './formatNumber';
export * from './formatPercent';
export * from './localDay';
