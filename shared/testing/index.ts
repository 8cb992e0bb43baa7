export * from './renderPage';
export * from './renderPart';
export * from './pageContract';
export * from './countWords';
