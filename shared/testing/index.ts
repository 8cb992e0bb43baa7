export * from './renderPage';
export * from './pageContract';
export * from './countWords';
