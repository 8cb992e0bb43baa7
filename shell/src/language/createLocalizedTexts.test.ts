import { createI18n, type Language, type Texts } from '@farekite/shared/language';
import { createLoading } from '../loading/createLoading';
import { createAnswers } from '../testing/createAnswers';
import { createLocalizedTexts } from './createLocalizedTexts';

jest.mock('../errors/reportError');

const OFFLINE = new Error('offline');
const SPANISH = { page: { heading: 'Primera clase' } };

/** The texts of an English page. */
function createTexts() {
  const i18n = createI18n('en', { page: { heading: 'First class' } });
  const { ask, answer, fail } = createAnswers<[Language], Texts>();
  const source = { load: ask, refetch: () => Promise.resolve() };
  const texts = createLocalizedTexts(i18n, source, createLoading(jest.fn()));
  const heading = () => i18n.getResource(i18n.language, 'page', 'heading') as string;
  return { texts, answer, fail, heading, phase: () => texts.phase.get() };
}

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

describe('createLocalizedTexts', () => {
  it('stays in a language that the visitor has returned to meanwhile', async () => {
    const { texts, answer, heading, phase } = createTexts();
    texts.show('es');
    texts.show('en');
    expect(phase()).toBe('ready');
    await answer(SPANISH);
    expect(heading()).toBe('First class');
    expect(phase()).toBe('ready');
  });

  it('waits on for the language that was asked for last', async () => {
    const { texts, answer, heading, phase } = createTexts();
    texts.show('es');
    texts.show('fr' as Language);
    await answer(SPANISH, 0);
    expect(heading()).toBe('First class');
    expect(phase()).toBe('loading');
  });

  it('changes when texts come late, after another attempt for them has failed', async () => {
    const { texts, answer, fail, heading, phase } = createTexts();
    texts.show('es');
    texts.show('en');
    texts.show('es');
    await fail(OFFLINE, 1);
    expect(phase()).toBe('untranslated');
    await answer(SPANISH, 0);
    expect(heading()).toBe('Primera clase');
    expect(phase()).toBe('ready');
  });

  it('lacks nothing when the visitor returns from a language that has failed', async () => {
    const { texts, fail, phase } = createTexts();
    texts.show('es');
    await fail(OFFLINE);
    texts.show('en');
    expect(phase()).toBe('ready');
  });
});
