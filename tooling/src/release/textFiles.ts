import type { textFiles as contractTextFiles } from '@farekite/shared/protocol';

/** Node cannot import the contract's TypeScript here, so its function is repeated; a test compares them. */
export const textFiles: typeof contractTextFiles = (language, namespace) => {
  const name = `locales/${language}/${namespace}`;
  return { module: `./${name}`, script: `browser/${name}.js`, server: `server/${name}.json` };
};
