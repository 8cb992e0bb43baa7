import { createI18n } from '@farekite/shared/language';
import { createLanguageChoice } from './LanguageChoice';

function createPart() {
  return { show: jest.fn(), prefetch: jest.fn() };
}

/** The choice in an English document, whose shell is shown in another language when the test says so. */
function createChoice() {
  const choice = createLanguageChoice('en');
  const i18n = createI18n('en', {});
  const shell = createPart();
  choice.lead(shell, i18n);
  const showShell = async (language: string) => {
    await i18n.changeLanguage(language);
    // The page follows in the next task.
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { choice, shell, i18n, showShell };
}

describe('A language choice', () => {
  it('is taken by the shell at once, and by the page when the shell is shown in it', async () => {
    const { choice, shell, showShell } = createChoice();
    const page = createPart();
    choice.follow(page);
    choice.choose('es');
    expect(choice.store.get()).toBe('es');
    expect(shell.show.mock.calls).toEqual([['es']]);
    expect(page.show.mock.calls).toEqual([['en']]);
    await showShell('es');
    expect(choice.shown.get()).toBe('es');
    expect(page.show.mock.calls).toEqual([['en'], ['es']]);
  });

  it('lets the browser paint the shell before the page follows it', async () => {
    const { choice, i18n } = createChoice();
    const page = createPart();
    choice.follow(page);
    await i18n.changeLanguage('es');
    expect(page.show.mock.calls).toEqual([['en']]);
    await new Promise((resolve) => setTimeout(resolve));
    expect(page.show.mock.calls).toEqual([['en'], ['es']]);
  });

  it('shows a page that comes later in the language of the shell', async () => {
    const { choice, showShell } = createChoice();
    await showShell('es');
    const page = createPart();
    choice.follow(page);
    expect(page.show.mock.calls).toEqual([['es']]);
  });

  it('tells nothing to a page that follows no more', async () => {
    const { choice, showShell } = createChoice();
    const page = createPart();
    choice.follow(page)();
    choice.choose('es');
    await showShell('es');
    expect(page.show.mock.calls).toEqual([['en']]);
    expect(page.prefetch).not.toHaveBeenCalled();
  });

  it('lets shell and page load another language when it is chosen, or seems about to be, and not the present one', () => {
    const { choice, shell } = createChoice();
    const page = createPart();
    choice.follow(page);
    choice.prefetch('en');
    choice.prefetch('es');
    expect(choice.store.get()).toBe('en');
    choice.choose('es');
    expect(shell.prefetch.mock.calls).toEqual([['es'], ['es']]);
    expect(page.prefetch.mock.calls).toEqual([['es'], ['es']]);
  });
});
