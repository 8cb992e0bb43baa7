import { removeComposedPage } from './removeComposedPage';

it('removeComposedPage removes the live page and the live styles of the developed remotes, and nothing else', () => {
  document.head.innerHTML = ['shell', 'mfe-deals', 'mfe-home']
    .map((name) => `<style data-href="/releases/${name}/1111111111111111/browser/${name}.css"></style>`)
    .join('');
  document.body.innerHTML = '<div id="root"><h1>Live</h1></div>';
  removeComposedPage(new Map([['mfe-deals', 'development']]));
  expect(document.getElementById('root')).toBeEmptyDOMElement();
  expect([...document.head.children].map((style) => style.getAttribute('data-href'))).toEqual([
    '/releases/shell/1111111111111111/browser/shell.css',
    '/releases/mfe-home/1111111111111111/browser/mfe-home.css',
  ]);
});
