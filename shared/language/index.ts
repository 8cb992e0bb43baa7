export * from './addresses';
export * from './Language';
export * from './createI18n';
export * from './loadContractTexts';
export * from './I18nProvider';
export * from './dates';
export * from './numbers';
