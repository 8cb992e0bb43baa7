export * from './contractVersion';
export * from './developmentVersion';
export * from './IntegrityRegistry';
export * from './refreshRuntime';
export * from './release';
export * from './savedTexts';
export * from './ShellServer';
