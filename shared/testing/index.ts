export * from './renderPage';
export * from './pageContract';
