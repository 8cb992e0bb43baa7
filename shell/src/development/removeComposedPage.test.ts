import { removeComposedPage } from './removeComposedPage';

it('removeComposedPage removes the live page and the live styles of the previewed remotes, and nothing else', () => {
  document.head.innerHTML = `
    <style data-href="/releases/shell/5e115e115e115e11/browser/shell.css"></style>
    <style data-href="/releases/mfe-deals/1111111111111111/browser/deals.css"></style>
    <link rel="preload" href="/releases/mfe-deals/1111111111111111/browser/deals.js">
    <link rel="preload" href="/releases/mfe-deals/d0d0d0d0d0d0d0d0/browser/deals.js">
    <style data-href="/releases/mfe-deals/d0d0d0d0d0d0d0d0/browser/deals.css"></style>
    <style data-href="/releases/mfe-home/2222222222222222/browser/home.css"></style>`;
  document.body.innerHTML = '<div id="root"><h1>Live</h1></div>';
  removeComposedPage(new Map([['mfe-deals', 'd0d0d0d0d0d0d0d0']]));
  expect(document.getElementById('root')).toBeEmptyDOMElement();
  const addresses = [...document.head.children].map(
    (element) => element.getAttribute('href') ?? element.getAttribute('data-href'),
  );
  expect(addresses).toEqual([
    '/releases/shell/5e115e115e115e11/browser/shell.css',
    '/releases/mfe-deals/d0d0d0d0d0d0d0d0/browser/deals.js',
    '/releases/mfe-deals/d0d0d0d0d0d0d0d0/browser/deals.css',
    '/releases/mfe-home/2222222222222222/browser/home.css',
  ]);
});
