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
