import { createLanguageStore } from './LanguageStore';

describe('The language store', () => {
  it('holds the language it was made with, then the one it was set to', () => {
    const store = createLanguageStore('en');
    expect(store.get()).toBe('en');
    store.set('es');
    expect(store.get()).toBe('es');
  });

  it('tells every listener of a change, which can read the new language then', () => {
    const store = createLanguageStore('en');
    const heard: string[] = [];
    store.subscribe(() => heard.push(`first: ${store.get()}`));
    store.subscribe(() => heard.push(`second: ${store.get()}`));
    store.set('es');
    expect(heard).toEqual(['first: es', 'second: es']);
  });

  it('says nothing when the language stays the same', () => {
    const store = createLanguageStore('en');
    const listener = jest.fn();
    store.subscribe(listener);
    store.set('en');
    expect(listener).not.toHaveBeenCalled();
  });

  it('tells no more whoever has stopped listening', () => {
    const store = createLanguageStore('en');
    const listener = jest.fn();
    store.subscribe(listener)();
    store.set('es');
    expect(listener).not.toHaveBeenCalled();
  });
});
