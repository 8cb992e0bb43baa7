import { addTexts, loadedTexts } from './loadedTexts';

describe('A localized value that the build has moved into text files', () => {
  it('is there in the languages whose files have been added', () => {
    const value = loadedTexts('greeting')(1);
    expect([value.en, value.es]).toEqual([undefined, undefined]);
    addTexts({ en: { greeting: ['Bye', 'Hello'] } });
    expect([value.en, value.es]).toEqual(['Hello', undefined]);
    addTexts({ es: { greeting: ['Adiós', 'Hola'] } });
    expect([value.en, value.es]).toEqual(['Hello', 'Hola']);
  });

  it('keeps what other files of the same language have brought', () => {
    addTexts({ en: { farewell: ['Bye'] } });
    addTexts({ en: { thanks: ['Thank you'] } });
    expect(loadedTexts('farewell')(0).en).toBe('Bye');
    expect(loadedTexts('thanks')(0).en).toBe('Thank you');
  });

  it('is undefined in a language that lacks it', () => {
    addTexts({ en: { late: ['Late'] }, es: { late: [null] } });
    expect(loadedTexts('late')(0)).toMatchObject({ en: 'Late', es: undefined });
  });
});
