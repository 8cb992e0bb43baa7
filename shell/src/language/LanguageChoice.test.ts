import { createI18n } from '@farekite/shared/language';
import { LanguageChoice } from './LanguageChoice';
import type { LocalizedTexts } from './LocalizedTexts';

function createChoice() {
  const i18n = createI18n('en', {});
  const choice = new LanguageChoice(i18n);
  const show = jest.spyOn(choice.shell, 'show').mockImplementation();
  const prefetch = jest.spyOn(choice.shell, 'prefetch').mockImplementation();
  const page = { show: jest.fn(), prefetch: jest.fn() };
  choice.follow(page as Partial<LocalizedTexts> as LocalizedTexts);
  return { i18n, choice, shell: { show, prefetch }, page };
}

describe('A language choice', () => {
  it('lets the browser paint the shell before document and page follow it', async () => {
    const html = document.documentElement;
    html.lang = 'en';
    const { i18n, page } = createChoice();
    await i18n.changeLanguage('es');
    expect(html).toHaveAttribute('lang', 'en');
    expect(page.show.mock.calls).toEqual([['en']]);
    await new Promise((resolve) => setTimeout(resolve));
    expect(html).toHaveAttribute('lang', 'es');
    expect(page.show.mock.calls).toEqual([['en'], ['es']]);
  });
  it('lets shell and page load another language when it is chosen, or seems about to be', () => {
    const { choice, shell, page } = createChoice();
    choice.prefetch('es');
    expect(shell.show).not.toHaveBeenCalled();
    choice.choose('es');
    for (const part of [shell, page]) expect(part.prefetch.mock.calls).toEqual([['es'], ['es']]);
    expect(shell.show.mock.calls).toEqual([['es']]);
  });
});
