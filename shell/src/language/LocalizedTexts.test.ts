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
  it('has the language of the document without loading anything', () => {
    const { texts, load, heading, phase } = createTexts();
    texts.show('en');
    expect(load).not.toHaveBeenCalled();
    expect(heading()).toBe('First class');
    expect(phase()).toBe('ready');
  });

  it('changes to another language when its texts have come, and loads them once', async () => {
    const { texts, load, answer, heading, phase } = createTexts();
    texts.show('es');
    expect(phase()).toBe('loading');
    expect(heading()).toBe('First class');
    await answer(SPANISH);
    expect(phase()).toBe('ready');
    expect(heading()).toBe('Primera clase');
    texts.show('en');
    expect(heading()).toBe('First class');
    texts.show('es');
    expect(heading()).toBe('Primera clase');
    expect(load.mock.calls).toEqual([['es']]);
  });

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

  it('keeps its language when the other fails, and changes after another attempt', async () => {
    const { texts, refetch, answer, fail, heading, onFailed, phase } = createTexts();
    texts.show('es');
    await fail(OFFLINE);
    expect(phase()).toBe('failed');
    expect(heading()).toBe('First class');
    expect(onFailed.mock.calls).toEqual([[OFFLINE]]);
    expect(refetch).not.toHaveBeenCalled();
    texts.retry();
    expect(phase()).toBe('retrying');
    expect(refetch.mock.calls).toEqual([['es']]);
    await settle();
    await answer(SPANISH);
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

  it('loads a language beforehand without reporting a failure', async () => {
    const { texts, load, fail, onFailed, phase } = createTexts();
    texts.prefetch('es');
    expect(load.mock.calls).toEqual([['es']]);
    await fail(OFFLINE);
    await settle();
    expect(phase()).toBe('ready');
    expect(onFailed).not.toHaveBeenCalled();
  });
});
