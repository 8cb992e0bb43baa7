import { TextDecoder, TextEncoder } from 'node:util';

// What jsdom lacks. Import it first: other modules need it while they are loaded.
Object.assign(globalThis, { TextDecoder, TextEncoder });
Object.assign(window, { scrollTo: () => undefined });
Object.assign(performance, { getEntriesByType: () => [] });
Element.prototype.scrollIntoView = () => undefined;
