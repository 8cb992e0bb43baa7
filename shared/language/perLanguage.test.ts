import { perLanguage } from './perLanguage';

describe('perLanguage', () => {
  it('makes one object for each language, with its locale', () => {
    const make = jest.fn((locale: string) => ({ locale }));
    const objectOf = perLanguage(make);
    expect([objectOf('en'), objectOf('es'), objectOf('en')]).toEqual([
      { locale: 'en-US' },
      { locale: 'es-US' },
      { locale: 'en-US' },
    ]);
    expect(objectOf('en')).toBe(objectOf('en'));
    expect(make).toHaveBeenCalledTimes(2);
  });

  it('makes nothing before it is needed', () => {
    const make = jest.fn();
    perLanguage(make);
    expect(make).not.toHaveBeenCalled();
  });
});
