import { SAVED_TEXTS_EVENT, type SavedTexts } from '../protocol/development';
import { createI18n } from './createI18n';

function save(replaced: unknown, texts: unknown): void {
  window.dispatchEvent(new CustomEvent<SavedTexts>(SAVED_TEXTS_EVENT, { detail: { replaced, texts } }));
}

/** A page with English texts, in a document where farekite dev shows it. */
function developPage() {
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'development' });
  const module = { heading: 'First class', text: 'Lie down' };
  const i18n = createI18n('en', { page: module });
  return { module, texts: () => i18n.getResourceBundle('en', 'page') as unknown };
}

describe('While farekite dev shows a page, createI18n', () => {
  it('replaces texts whenever their file was saved, also by fewer', () => {
    const { module, texts } = developPage();
    const once = { heading: 'Business class', text: 'Lie down' };
    save(module, once);
    expect(texts()).toEqual(once);
    save(once, { heading: 'Economy' });
    expect(texts()).toEqual({ heading: 'Economy' });
  });

  it('leaves the texts of another package alone, whose namespace has the same name', () => {
    const { module, texts } = developPage();
    save({ heading: 'First class', text: 'Lie down' }, { heading: 'Of another' });
    expect(texts()).toEqual(module);
  });
});
