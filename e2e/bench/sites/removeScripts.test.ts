import { removeScripts } from './removeScripts';

describe('removeScripts', () => {
  it.each([
    ['an inline script', '<script>document.title = "<p>";</script>'],
    ['a script of a release', '<script defer src="/releases/shell/3f9a/browser/shell.js"></script>'],
    ['a preload of a script', '<link rel="preload" as="script" href="/a.js">'],
    ['a preload of a module', '<link href="/a.js" rel="modulepreload">'],
  ])('removes %s', (_what, html) => {
    expect(removeScripts(`<head>${html}</head>`)).toBe('<head></head>');
  });

  it.each([
    ['data', '<script type="application/ld+json">{"name":"FareKite"}</script>'],
    ['a stylesheet', '<link rel="stylesheet" href="/a.css">'],
    ['a preload of a font', '<link rel="preload" as="font" href="/a.woff2">'],
  ])('keeps %s', (_what, html) => {
    expect(removeScripts(html)).toBe(html);
  });
});
