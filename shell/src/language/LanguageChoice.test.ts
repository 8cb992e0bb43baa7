import { createI18n } from '@farekite/shared/language';
import { createLanguageChoice } from './LanguageChoice';

function createPart() {
  return { show: jest.fn(), prefetch: jest.fn() };
}

describe('A language choice', () => {
  it('lets the browser paint the shell before the page follows it', async () => {
    const choice = createLanguageChoice('en');
    const [shell, page] = [createPart(), createPart()];
    const i18n = createI18n('en', {});
    choice.lead(shell, i18n);
    choice.follow(page);
    await i18n.changeLanguage('es');
    expect(page.show.mock.calls).toEqual([['en']]);
    await new Promise((resolve) => setTimeout(resolve));
    expect(page.show.mock.calls).toEqual([['en'], ['es']]);
  });

  it('lets shell and page load another language when it is chosen, or seems about to be, and not the present one', () => {
    const choice = createLanguageChoice('en');
    const [shell, page] = [createPart(), createPart()];
    choice.lead(shell, createI18n('en', {}));
    choice.follow(page);
    choice.prefetch('en');
    choice.prefetch('es');
    expect(choice.store.get()).toBe('en');
    choice.choose('es');
    expect(shell.prefetch.mock.calls).toEqual([['es'], ['es']]);
    expect(page.prefetch.mock.calls).toEqual([['es'], ['es']]);
  });
});
