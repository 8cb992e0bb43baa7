import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import '../testing/jsdomPolyfills';
import { INLINE_SCRIPT } from './inlineScript';

describe('The inline script', () => {
  it('does all that has to be done before the page is there, and leaves no rejection for the error reports', async () => {
    const rejected = Promise.reject(new DOMException('A network error occurred.', 'NetworkError'));
    const handle = jest.spyOn(rejected, 'catch');
    const load = jest.fn<Promise<unknown>, [font: string]>(() => rejected);
    Object.assign(document, { fonts: { load } });
    const navigate = jest.spyOn(console, 'error').mockImplementation();
    localStorage.setItem('language', 'es');
    document.documentElement.lang = 'en';
    document.head.innerHTML = '<link hreflang="es" href="/es"><link hreflang="x-default" href="/">';
    // As a document does: with nothing but what a browser has.
    new Function(INLINE_SCRIPT)();
    await expect(handle.mock.results[0]?.value).resolves.toBeUndefined();
    const [, family] = /"(.*)"/.exec(load.mock.calls[0]?.[0] ?? '') ?? [];
    const styles = readFileSync(join(__dirname, '../styles/fonts.scss'), 'utf8');
    expect(styles).toContain(`font-family: '${String(family)}'`);
    expect(String(navigate.mock.calls[0]?.[0])).toContain('navigation');
  });

  it('contains nothing that would end its element', () => {
    expect(INLINE_SCRIPT).not.toMatch(/<\/script|<!--/i);
  });
});
