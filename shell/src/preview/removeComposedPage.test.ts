import { removeComposedPage } from './removeComposedPage';

describe('removeComposedPage', () => {
  it('removes the live page and the live styles of the previewed remotes, and nothing else', () => {
    document.head.innerHTML = `
      <link rel="stylesheet" href="/releases/shell/5e115e115e115e11/browser/shell.css">
      <link rel="stylesheet" href="/releases/mfe-deals/1111111111111111/browser/deals.css">
      <link rel="preload" href="/releases/mfe-deals/1111111111111111/browser/deals.js">
      <link rel="stylesheet" href="/releases/mfe-deals/d0d0d0d0d0d0d0d0/browser/deals.css">
      <link rel="stylesheet" href="/releases/mfe-home/2222222222222222/browser/home.css">`;
    const root = document.createElement('div');
    root.innerHTML = '<h1>Live</h1>';
    removeComposedPage(new Map([['mfe-deals', 'd0d0d0d0d0d0d0d0']]), root);
    expect(root).toBeEmptyDOMElement();
    expect([...document.head.querySelectorAll('link')].map((link) => link.getAttribute('href'))).toEqual([
      '/releases/shell/5e115e115e115e11/browser/shell.css',
      '/releases/mfe-deals/d0d0d0d0d0d0d0d0/browser/deals.css',
      '/releases/mfe-home/2222222222222222/browser/home.css',
    ]);
  });
});
