export * from './createTestI18n';
export * from './renderPage';
export * from './exposedPages';
export * from './pageContract';
export * from './countWords';
export * from './sharePictures';
