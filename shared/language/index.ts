export * from './Language';
export * from './LanguageProvider';
export * from './defineTexts';
export * from './formats';
export * from './localDay';
