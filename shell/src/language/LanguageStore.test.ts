import { createLanguageStore } from './LanguageStore';

describe('createLanguageStore', () => {
  it('returns the initial language, then the one it was set to', () => {
    const store = createLanguageStore('en');
    expect(store.get()).toBe('en');
    store.set('es');
    expect(store.get()).toBe('es');
  });

  it('calls every listener after a change', () => {
    const store = createLanguageStore('en');
    const heard: string[] = [];
    store.subscribe(() => heard.push(`first: ${store.get()}`));
    store.subscribe(() => heard.push(`second: ${store.get()}`));
    store.set('es');
    expect(heard).toEqual(['first: es', 'second: es']);
  });

  it('calls no listener when the language stays the same', () => {
    const store = createLanguageStore('en');
    const listener = jest.fn();
    store.subscribe(listener);
    store.set('en');
    expect(listener).not.toHaveBeenCalled();
  });

  it('does not call unsubscribed listeners', () => {
    const store = createLanguageStore('en');
    const listener = jest.fn();
    store.subscribe(listener)();
    store.set('es');
    expect(listener).not.toHaveBeenCalled();
  });
});

describe('A language whose texts are not there yet', () => {
  /** A store that loads the texts of every language, when the test lets it. */
  function createLoadingStore() {
    const arrivals = new Map<string, () => void>();
    const store = createLanguageStore('en', (language) =>
      language === 'en'
        ? undefined
        : new Promise((resolve) => {
            arrivals.set(language, resolve);
          }),
    );
    const heard: string[] = [];
    store.subscribe(() => heard.push(`${store.getChosen()}, shown ${store.get()}`));
    const arrive = async (language: string) => {
      arrivals.get(language)?.();
      await Promise.resolve();
    };
    return { store, heard, arrive };
  }

  it('is chosen at once and shown when they have come', async () => {
    const { store, heard, arrive } = createLoadingStore();
    store.set('es');
    expect(heard).toEqual(['es, shown en']);
    await arrive('es');
    expect(heard).toEqual(['es, shown en', 'es, shown es']);
  });

  it('is not shown when another one has been chosen meanwhile', async () => {
    const { store, heard, arrive } = createLoadingStore();
    store.set('es');
    store.set('en');
    await arrive('es');
    expect(heard).toEqual(['es, shown en', 'en, shown en']);
  });

  it('is loaded again when it is chosen again', async () => {
    const { store, heard, arrive } = createLoadingStore();
    store.set('es');
    store.set('es');
    await arrive('es');
    expect(heard.at(-1)).toBe('es, shown es');
  });
});
