import { createI18n, type Language, type Texts } from '@farekite/shared/language';
import { reloadDocument } from '../document/reloadDocument';
import { reportError } from '../errors/reportError';
import { SLOW_AFTER_MS } from '../loading/Loading';
import { createAnswers } from '../testing/createAnswers';
import { settle } from '../testing/settle';
import { ShellTexts } from './ShellTexts';

jest.mock('../document/reloadDocument');
jest.mock('../errors/reportError');

afterEach(() => {
  jest.useRealTimers();
});

describe('ShellTexts', () => {
  it('report what is late, for which Try again loads the document, and not before', async () => {
    jest.useFakeTimers();
    jest.mocked(reloadDocument).mockResolvedValue();
    const { ask: load } = createAnswers<[Language], Texts>();
    const texts = new ShellTexts(createI18n('en', {}), load, jest.fn());
    texts.show('es');
    texts.retry();
    expect(texts.phase.get()).toBe('loading');
    await settle(SLOW_AFTER_MS);
    expect(texts.phase.get()).toBe('slow');
    expect(jest.mocked(reportError).mock.calls).toEqual([
      [expect.objectContaining({ message: "The shell's texts are late" })],
    ]);
    texts.retry();
    expect(reloadDocument).toHaveBeenCalledTimes(1);
    expect(load).toHaveBeenCalledTimes(1);
  });
});
