import { TextDecoder, TextEncoder } from 'node:util';

// Browser APIs that jsdom lacks. Import this file first, so that they are there while other modules are loaded.
Object.assign(globalThis, { TextDecoder, TextEncoder });
Object.assign(window, { scrollTo: () => undefined });
Object.assign(performance, { getEntriesByType: () => [] });
Element.prototype.scrollIntoView = () => undefined;
