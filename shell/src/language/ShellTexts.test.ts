import { createI18n, type Language, type Texts } from '@farekite/shared/language';
import { reloadDocument } from '../document/reloadDocument';
import { reportError } from '../errors/reportError';
import { SLOW_AFTER_MS } from '../loading/Loading';
import { createAnswers } from '../testing/createAnswers';
import { settle } from '../testing/settle';
import { ShellTexts } from './ShellTexts';

jest.mock('../document/reloadDocument');
jest.mock('../errors/reportError');

const OFFLINE = new Error('offline');

/** The texts of a shell in an English document, of which Spanish has been chosen. */
function chooseSpanish() {
  const i18n = createI18n('en', {});
  const { ask, answer, fail } = createAnswers<[Language], Texts>();
  const refetch = createAnswers<[Language], undefined>();
  const texts = new ShellTexts(i18n, ask, refetch.ask);
  texts.show('es');
  return { i18n, texts, load: ask, refetch, answer, fail };
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.mocked(reloadDocument).mockReset().mockResolvedValue();
  jest.mocked(reportError).mockReset();
});

afterEach(() => {
  jest.useRealTimers();
});

describe('ShellTexts', () => {
  it('follow the language when its texts have come, and never lack more than a language', async () => {
    const { i18n, texts, answer } = chooseSpanish();
    expect([i18n.language, texts.phase.get()]).toEqual(['en', 'loading']);
    await answer({ shell: {} });
    expect([i18n.language, texts.phase.get()]).toEqual(['es', 'ready']);
    expect(texts.lacksParts()).toBe(false);
  });

  it('report what has failed, and are fetched and loaded again when the visitor asks for it', async () => {
    const { i18n, texts, load, refetch, answer, fail } = chooseSpanish();
    await fail(OFFLINE);
    expect(jest.mocked(reportError).mock.calls).toEqual([
      [expect.objectContaining({ message: "The shell's texts could not be loaded", cause: OFFLINE })],
    ]);
    texts.retry();
    expect(texts.phase.get()).toBe('retrying');
    expect(refetch.ask.mock.calls).toEqual([['es']]);
    expect(load).toHaveBeenCalledTimes(1);
    await refetch.answer(undefined);
    await answer({ shell: {} });
    expect([i18n.language, texts.phase.get()]).toEqual(['es', 'ready']);
    expect(load.mock.calls).toEqual([['es'], ['es']]);
    expect(reloadDocument).not.toHaveBeenCalled();
  });

  it('report what is late, for which Try again loads the document', async () => {
    const { texts, load } = chooseSpanish();
    await settle(SLOW_AFTER_MS);
    expect(texts.phase.get()).toBe('slow');
    expect(jest.mocked(reportError).mock.calls).toEqual([
      [expect.objectContaining({ message: "The shell's texts are late" })],
    ]);
    texts.retry();
    expect(reloadDocument).toHaveBeenCalledTimes(1);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('make no other attempt while one is running', () => {
    const { texts, load } = chooseSpanish();
    texts.retry();
    expect(load).toHaveBeenCalledTimes(1);
    expect(reloadDocument).not.toHaveBeenCalled();
  });

  it('are loaded beforehand for a visitor who seems about to choose a language', () => {
    const { ask } = createAnswers<[Language], Texts>();
    new ShellTexts(createI18n('en', {}), ask, jest.fn()).prefetch('es');
    expect(ask.mock.calls).toEqual([['es']]);
  });
});
