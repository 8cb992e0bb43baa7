import { TextDecoder, TextEncoder } from 'node:util';

// Browser APIs that jsdom lacks. Import it first: the router needs them when it is loaded.
Object.assign(globalThis, { TextDecoder, TextEncoder });
Object.assign(globalThis, {
  IntersectionObserver: class {
    observe = () => undefined;
    disconnect = () => undefined;
  },
});
Object.assign(window, { scrollTo: () => undefined });
Element.prototype.scrollIntoView = () => undefined;
