import { hideOtherLanguage } from './hideOtherLanguage';

const html = document.documentElement;

function hide(): void {
  hideOtherLanguage('language', ['en', 'es'], 4_000);
}

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  delete html.dataset.languagePending;
  html.lang = 'en';
});

afterEach(() => {
  jest.useRealTimers();
});

describe('hideOtherLanguage', () => {
  it.each([
    ['the same language', 'en'],
    ['a language that the site does not have', 'xx'],
    ['rubbish', ''],
  ])('shows the document when %s is stored', (_what, stored) => {
    localStorage.setItem('language', stored);
    hide();
    expect(html).not.toHaveAttribute('data-language-pending');
  });

  it('hides a document that the browser has loaded ahead when it is shown after another language was chosen', () => {
    hide();
    localStorage.setItem('language', 'es');
    document.dispatchEvent(new Event('prerenderingchange'));
    expect(html).toHaveAttribute('data-language-pending');
  });

  it('shows the document when nothing is stored or storage is forbidden', () => {
    hide();
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('Access is denied', 'SecurityError');
    });
    hide();
    expect(html).not.toHaveAttribute('data-language-pending');
  });
});
