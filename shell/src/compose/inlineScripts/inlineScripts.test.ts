import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import inlineScripts from './inlineScripts.data';

/** Runs a script as a document does: with nothing but what a browser has. */
function run(script: string): void {
  new Function(script)();
}

describe('The inline scripts', () => {
  it('do all that has to be done before the page is there', () => {
    const load = jest.fn<Promise<unknown>, [font: string]>(() => Promise.resolve());
    Object.assign(document, { fonts: { load } });
    window.matchMedia = () => ({ matches: true }) as MediaQueryList;
    performance.getEntriesByType = () => [{ type: 'navigate' } as PerformanceNavigationTiming];
    localStorage.setItem('language', 'es');
    document.documentElement.lang = 'en';
    run(inlineScripts.head);
    const [, family] = /"(.*)"/.exec(load.mock.calls[0]?.[0] ?? '') ?? [];
    const styles = readFileSync(join(__dirname, '../../styles/fonts.scss'), 'utf8');
    expect(styles).toContain(`font-family: '${String(family)}'`);
    expect(document.documentElement.dataset).toMatchObject({ lazyLayout: 'unpainted', languagePending: '' });
    expect(document.earlyClicks?.clicks.size).toBe(0);
  });

  it('request the scripts of the template before the last one', () => {
    Object.assign(globalThis, { PerformanceObserver: jest.fn(() => ({ observe: jest.fn() })) });
    document.body.innerHTML =
      '<template><script src="/react.js"></script></template><script type="text/plain"></script>';
    jest.spyOn(document, 'currentScript', 'get').mockReturnValue(document.body.querySelector('script'));
    run(inlineScripts.end);
    expect(document.body.querySelector('script[src]')).toHaveAttribute('src', '/react.js');
  });

  it('contain nothing that would end their element', () => {
    expect(Object.values(inlineScripts).join('')).not.toMatch(/<\/script|<!--/i);
  });
});
