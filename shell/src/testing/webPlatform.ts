import { TextDecoder, TextEncoder } from 'node:util';

// What browsers have and jsdom lacks. To be imported before whatever needs it at once: the router does.
Object.assign(globalThis, { TextDecoder, TextEncoder });
Object.assign(globalThis, {
  IntersectionObserver: class {
    observe = () => undefined;
    disconnect = () => undefined;
  },
});
Object.assign(window, { scrollTo: () => undefined });
Element.prototype.scrollIntoView = () => undefined;
