export * from './contractVersion';
export * from './cookies';
export * from './development';
export * from './IntegrityRegistry';
export * from './release';
export * from './ShellServer';
