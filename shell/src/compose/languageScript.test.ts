import { LANGUAGE_SCRIPT } from './languageScript';

const html = document.documentElement;

/** Runs the script as the document does. */
function runScript() {
  new Function(LANGUAGE_SCRIPT)();
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

describe('LANGUAGE_SCRIPT', () => {
  it('hides a document in another language than the stored one', () => {
    localStorage.setItem('language', 'es');
    runScript();
    expect(html).toHaveAttribute('data-language-pending');
  });

  it('hides it for four seconds at most', () => {
    localStorage.setItem('language', 'es');
    runScript();
    jest.advanceTimersByTime(3_999);
    expect(html).toHaveAttribute('data-language-pending');
    jest.advanceTimersByTime(1);
    expect(html).not.toHaveAttribute('data-language-pending');
  });

  it.each([
    ['the same language', 'en'],
    ['a language that the site does not have', 'xx'],
    ['rubbish', ''],
  ])('shows the document when %s is stored', (_what, stored) => {
    localStorage.setItem('language', stored);
    runScript();
    expect(html).not.toHaveAttribute('data-language-pending');
  });

  it('hides a document that the browser has loaded ahead when it is shown after another language was chosen', () => {
    runScript();
    localStorage.setItem('language', 'es');
    document.dispatchEvent(new Event('prerenderingchange'));
    expect(html).toHaveAttribute('data-language-pending');
  });

  it('shows the document when nothing is stored or storage is forbidden', () => {
    runScript();
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('Access is denied', 'SecurityError');
    });
    runScript();
    expect(html).not.toHaveAttribute('data-language-pending');
  });
});
