import { createI18n, type Language, type Texts } from '@farekite/shared/language';
import { Loading } from '../loading/Loading';
import { createAnswers } from '../testing/createAnswers';
import { settle } from '../testing/settle';
import { LocalizedTexts } from './LocalizedTexts';

const OFFLINE = new Error('offline');
const SPANISH = { page: { heading: 'Primera clase' } };

/** The texts of an English page. */
function createTexts() {
  const i18n = createI18n('en', { page: { heading: 'First class' } });
  const { ask, answer, fail } = createAnswers<[Language], Texts>();
  const onFailed = jest.fn();
  const loading = new Loading({ onSlow: jest.fn(), onFailed });
  const refetch = jest.fn(() => Promise.resolve());
  const texts = new LocalizedTexts(i18n, ask, refetch, loading);
  const heading = () => i18n.getResource(i18n.language, 'page', 'heading') as string;
  return { texts, load: ask, refetch, answer, fail, heading, onFailed, phase: () => loading.phase.get() };
}

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

describe('LocalizedTexts', () => {
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
    texts.retry();
    await settle();
    await fail(OFFLINE, 1);
    expect(phase()).toBe('failed');
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
