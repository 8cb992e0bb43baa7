import '../testing/jsdomPolyfills';
import { fireEvent, screen } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { TOP_AIRLINES } from '../testing/pages';
import { renderInShell } from '../testing/renderInShell';
import { useClientLinks } from './useClientLinks';

function Site() {
  useClientLinks();
  const { pathname, search, hash } = useLocation();
  return (
    <>
      <output>{pathname + search + hash}</output>
      <a href="/blog">Link of the shell</a>
      <div data-remote="mfe-deals">
        <a href="/top-airlines">
          <svg data-testid="icon" />
          Airlines
        </a>
        <a href="/flight-results?from=SFO#cheapest">Results</a>
        <a href="/about/">About</a>
        <a href="/blog" target="_blank">
          New tab
        </a>
        <a href="/blog" download>
          Download
        </a>
        <a href="https://elsewhere.example/blog">Elsewhere</a>
        <a href="/no-such-page">Nowhere</a>
        <a href="#part">Part</a>
        <a href="/first-class-deals?again">This page</a>
        <a href="http://">Broken</a>
        <a href="/blog" onClick={(event) => event.preventDefault()}>
          Handled
        </a>
      </div>
    </>
  );
}

const renderSite = () => renderInShell(<Site />, { path: '/first-class-deals' });

/** @returns whether the click was left to the browser */
function click(element: Element, init: MouseEventInit = {}) {
  let isLeftToBrowser = false;
  // jsdom cannot follow links, so the browser's part is prevented after the shell's.
  const readAndPrevent = (event: Event) => {
    isLeftToBrowser = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', readAndPrevent, { once: true });
  fireEvent.click(element, init);
  return isLeftToBrowser;
}

const link = (name: string) => screen.getByRole('link', { name });
const address = () => screen.getByRole('status').textContent;

it.each([
  ['navigates on the client', () => screen.getByTestId('icon'), '/top-airlines'],
  ['keeps query and fragment', () => link('Results'), '/flight-results?from=SFO#cheapest'],
  ['navigates to the canonical path', () => link('About'), '/about'],
])('useClientLinks on a plain click on a link inside a page %s', (_what, find, expected) => {
  renderSite();
  expect(click(find())).toBe(false);
  expect(address()).toBe(expected);
});

describe('useClientLinks leaves a click to the browser', () => {
  it.each<[string, MouseEventInit]>([
    ['ctrl', { ctrlKey: true }],
    ['meta', { metaKey: true }],
    ['shift', { shiftKey: true }],
    ['alt', { altKey: true }],
    ['the middle button', { button: 1 }],
  ])('with %s', (_key, init) => {
    renderSite();
    expect(click(link('Airlines'), init)).toBe(true);
    expect(address()).toBe('/first-class-deals');
  });

  it.each([
    ['New tab', 'opens a new tab'],
    ['Download', 'downloads a file'],
    ['Elsewhere', 'leads to another site'],
    ['Nowhere', 'leads to no page of the site'],
    ['Part', 'leads to a part of this page'],
    ['This page', 'leads to this page'],
    ['Broken', 'has no address'],
    ['Link of the shell', 'is not inside a page'],
  ])('on "%s", which %s, and prefetches nothing', (name) => {
    const { locate } = renderSite();
    fireEvent.pointerOver(link(name));
    expect(click(link(name))).toBe(true);
    expect(address()).toBe('/first-class-deals');
    expect(locate).not.toHaveBeenCalled();
  });

  it('when the page has prevented its default action', () => {
    renderSite();
    click(link('Handled'));
    expect(address()).toBe('/first-class-deals');
  });
});

it.each([
  ['a pointer over it', fireEvent.pointerOver],
  ['the focus on it', fireEvent.focusIn],
  ['a touch of it', fireEvent.touchStart],
])('useClientLinks prefetches the page of a link on %s', (_what, fire) => {
  const { locate } = renderSite();
  fire(link('Airlines'));
  expect(locate.mock.calls).toEqual([[TOP_AIRLINES]]);
});
