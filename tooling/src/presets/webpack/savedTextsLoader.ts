import type { SavedTextsEvent } from '@farekite/shared/protocol';

/** Node cannot import the contract's TypeScript here, so its value is repeated; its type checks that it is equal. */
const SAVED_TEXTS_EVENT: SavedTextsEvent = 'farekite:saved-texts';

/**
 * Makes a module of a file of texts that takes its own update, and says which object its new texts replace. webpack's own
 * modules of JSON leave that to their importers, and the importer of texts is the container of a remote.
 */
export default function savedTextsLoader(json: string): string {
  return `
const texts = ${JSON.stringify(JSON.parse(json))};
module.exports = texts;
module.hot.accept();
module.hot.dispose((data) => { data.replaced = texts; });
if (module.hot.data) {
  const detail = { ...module.hot.data, texts };
  dispatchEvent(new CustomEvent(${JSON.stringify(SAVED_TEXTS_EVENT)}, { detail }));
}
`;
}
