import '../testing/jsdomPolyfills';
import { createEvent, fireEvent, screen } from '@testing-library/react';
import type { SyntheticEvent } from 'react';
import { createFakePages, renderInShell } from '../testing/renderInShell';
import { useNavigation } from '../navigation/NavigationContext';
import { findRoute, isRouteUnknown, loadRoutes } from '../routes/siteRoutes';
import { useClientLinks } from './useClientLinks';

jest.mock('../routes/siteRoutes', () => {
  const actual = jest.requireActual<typeof import('../routes/siteRoutes')>('../routes/siteRoutes');
  return {
    ...actual,
    isRouteUnknown: jest.fn(actual.isRouteUnknown),
    loadRoutes: jest.fn(actual.loadRoutes),
  };
});

/** A static page that React knows of and has not hydrated yet: it stops the propagation of events in it. */
function UnhydratedPage() {
  const stop = (event: SyntheticEvent) => {
    event.stopPropagation();
  };
  return (
    <div onClickCapture={stop} onPointerOverCapture={stop} onFocusCapture={stop} onTouchStartCapture={stop}>
      <div data-remote="mfe-guides" data-static>
        <a href="/terms">Terms</a>
      </div>
    </div>
  );
}

function Site() {
  useClientLinks();
  useNavigation();
  const { pathname, search, hash } = location;
  return (
    <>
      <output>{pathname + search + hash}</output>
      <a href="/blog">Link of the shell</a>
      <div data-remote="mfe-deals">
        <a href="/blog">
          <svg data-testid="icon" />
          Blog
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
        <a href="tel:+18005550199">Call</a>
        <a href="http://">Broken</a>
        <a
          href="/blog"
          onClick={(event) => {
            event.preventDefault();
          }}
        >
          Handled
        </a>
        <button type="button">Button</button>
      </div>
      <UnhydratedPage />
    </>
  );
}

function renderSite() {
  const pages = createFakePages();
  return { pages, ...renderInShell(<Site />, { pages }) };
}

/** Clicks the element. Returns whether the click was left to the browser. */
function click(element: Element, init: MouseEventInit = {}) {
  const event = createEvent.click(element, { button: 0, ...init });
  // jsdom cannot follow links, so the browser's part is prevented after the shell's.
  let isLeftToBrowser = false;
  const readAndPrevent = () => {
    isLeftToBrowser = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', readAndPrevent, { once: true });
  fireEvent(element, event);
  return isLeftToBrowser;
}

function link(name: string) {
  return screen.getByRole('link', { name });
}

function address() {
  return screen.getByRole('status').textContent;
}

beforeEach(() => {
  history.replaceState(null, '', '/first-class-deals');
});

describe('useClientLinks on a plain click on a link inside a page', () => {
  it('navigates on the client', () => {
    renderSite();
    expect(click(link('Blog'))).toBe(false);
    expect(address()).toBe('/blog');
    expect(location.pathname).toBe('/blog');
  });

  it('navigates also when an element inside the link is clicked', () => {
    renderSite();
    expect(click(screen.getByTestId('icon'))).toBe(false);
    expect(address()).toBe('/blog');
  });

  it('keeps query and fragment', () => {
    renderSite();
    click(link('Results'));
    expect(address()).toBe('/flight-results?from=SFO#cheapest');
  });

  it('navigates in a static page that is not hydrated', () => {
    renderSite();
    expect(click(link('Terms'))).toBe(false);
    expect(address()).toBe('/terms');
  });

  it('navigates to the canonical path', () => {
    renderSite();
    click(link('About'));
    expect(address()).toBe('/about');
  });
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
    expect(click(link('Blog'), init)).toBe(true);
    expect(address()).toBe('/first-class-deals');
  });

  it.each([
    ['New tab', 'opens a new tab'],
    ['Download', 'downloads a file'],
    ['Elsewhere', 'leads to another site'],
    ['Nowhere', 'leads to no page of the site'],
    ['Part', 'leads to a part of this page'],
    ['This page', 'leads to this page'],
    ['Call', 'calls a phone number'],
    ['Broken', 'has no address'],
    ['Link of the shell', 'is not inside a page'],
  ])('on "%s", which %s', (name) => {
    renderSite();
    expect(click(link(name))).toBe(true);
    expect(address()).toBe('/first-class-deals');
  });

  it('outside of links', () => {
    renderSite();
    expect(click(screen.getByRole('button'))).toBe(true);
    expect(address()).toBe('/first-class-deals');
  });

  it('when the page has prevented its default action', () => {
    renderSite();
    click(link('Handled'));
    expect(address()).toBe('/first-class-deals');
  });

  it('after it was unmounted', () => {
    const { container, unmount } = renderSite();
    const rest = container.cloneNode(true) as HTMLElement;
    unmount();
    document.body.append(rest);
    expect(click(link('Blog'))).toBe(true);
    rest.remove();
  });
});

describe('useClientLinks prefetches the page of a link', () => {
  it.each([
    ['a pointer over it', fireEvent.pointerOver],
    ['the focus on it', fireEvent.focusIn],
    ['a touch of it', fireEvent.touchStart],
  ])('on %s', (_what, fire) => {
    const { pages } = renderSite();
    fire(link('Blog'));
    expect(pages.prefetch.mock.calls).toEqual([[findRoute('/blog')]]);
  });

  it.each([
    ['a pointer over it', fireEvent.pointerOver],
    ['the focus on it', fireEvent.focusIn],
    ['a touch of it', fireEvent.touchStart],
  ])('on %s in a static page that is not hydrated', (_what, fire) => {
    const { pages } = renderSite();
    fire(link('Terms'));
    expect(pages.prefetch.mock.calls).toEqual([[findRoute('/terms')]]);
  });

  it('once the routes are loaded, where its route is not known yet', async () => {
    const loaded = Promise.resolve();
    jest.mocked(isRouteUnknown).mockReturnValueOnce(true);
    jest.mocked(loadRoutes).mockReturnValueOnce(loaded);
    const { pages } = renderSite();
    fireEvent.pointerOver(link('Blog'));
    expect(pages.prefetch).not.toHaveBeenCalled();
    await loaded;
    expect(pages.prefetch.mock.calls).toEqual([[findRoute('/blog')]]);
  });

  it.each(['New tab', 'Elsewhere', 'Nowhere', 'This page', 'Call', 'Link of the shell'])(
    'but not of the link "%s"',
    (name) => {
      const { pages } = renderSite();
      fireEvent.pointerOver(link(name));
      expect(pages.prefetch).not.toHaveBeenCalled();
    },
  );
});
