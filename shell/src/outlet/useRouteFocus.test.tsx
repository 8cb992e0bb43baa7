import '../testing/jsdomPolyfills';
import { act, screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { renderInShell, createFakePages } from '../testing/renderInShell';
import type { RemotePageProps } from '../remotes/PageSource';
import { RemoteOutlet } from './RemoteOutlet/RemoteOutlet';
import { useNavigation, type Navigation } from '../navigation/NavigationContext';
import { findRoute } from '../routes/siteRoutes';
import { createFakeResource } from '../testing/fakeResource';
import { BLOG, createTestPage, FIRST_CLASS, FirstClassPage } from '../testing/pages';
import { useRouteFocus } from './useRouteFocus';

const BlogPage = createTestPage({ en: 'Blog', es: 'Blog de viajes' });

let goTo: Navigation['navigate'];

/** The page of the address, and a field of the footer. */
function Site() {
  const { navigate, pathname } = useNavigation();
  useEffect(() => {
    goTo = navigate;
  }, [navigate]);
  const route = findRoute(pathname);
  return (
    <>
      <main tabIndex={-1}>{route && <RemoteOutlet key={route.path} route={route} />}</main>
      <input aria-label="Email" />
    </>
  );
}

async function visitFirstClass() {
  const firstClass = createFakeResource(FIRST_CLASS);
  const blog = createFakeResource(BLOG);
  const rendered = renderInShell(<Site />, { pages: createFakePages(firstClass, blog) });
  await firstClass.resolve(FirstClassPage);
  return { ...rendered, blog };
}

function follow(address: string) {
  act(() => {
    goTo(address);
  });
}

async function goBack() {
  const { pathname } = location;
  act(() => {
    history.back();
  });
  await waitFor(() => {
    expect(location.pathname).not.toBe(pathname);
  });
}

let scrollTo: jest.SpyInstance;
let scrollIntoView: jest.SpyInstance;

beforeEach(() => {
  history.replaceState(null, '', '/first-class-deals');
  scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation();
  scrollIntoView = jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation();
});

describe('useRouteFocus on the first load', () => {
  it("sets the document's title and moves no focus [SHELL-12]", async () => {
    await visitFirstClass();
    expect(document.title).toBe('First class | FareKite');
    expect(document.body).toHaveFocus();
    expect(scrollTo).not.toHaveBeenCalled();
    expect(screen.getByRole('heading', { level: 1 })).not.toHaveAttribute('tabindex');
  });

  it('leaves scrolling to a fragment to the browser', async () => {
    history.replaceState(null, '', '/first-class-deals#part');
    await visitFirstClass();
    expect(document.body).toHaveFocus();
    expect(scrollIntoView).not.toHaveBeenCalled();
  });

  it('reveals a document that was hidden because of its language when the page has loaded', async () => {
    document.documentElement.dataset.languagePending = '';
    const firstClass = createFakeResource(FIRST_CLASS, { prerendered: [] });
    renderInShell(<RemoteOutlet route={FIRST_CLASS} />, {
      pages: createFakePages(firstClass),
      language: 'es',
    });
    expect(document.documentElement).toHaveAttribute('data-language-pending');
    await firstClass.resolve(FirstClassPage);
    expect(document.documentElement).not.toHaveAttribute('data-language-pending');
  });
});

describe('useRouteFocus in a document that was hidden because of its language', () => {
  let shown: RemotePageProps['onShown'];

  function Place() {
    const onShown = useRouteFocus(FIRST_CLASS);
    useEffect(() => {
      shown = onShown;
    }, [onShown]);
    return null;
  }

  it('keeps it hidden while the page is in another language', () => {
    document.documentElement.dataset.languagePending = '';
    renderInShell(<Place />, { language: 'es' });
    const head = () => ({ title: '', description: '' });
    shown({ head, language: 'en' });
    expect(document.documentElement).toHaveAttribute('data-language-pending');
    shown({ head, language: 'es' });
    expect(document.documentElement).not.toHaveAttribute('data-language-pending');
  });
});

describe('useRouteFocus after a link was followed', () => {
  it('scrolls to the top at once and focuses the heading when the page has loaded [SHELL-4]', async () => {
    const { blog } = await visitFirstClass();
    follow('/blog');
    expect(screen.getByRole('status')).toHaveTextContent('Loading…');
    expect(scrollTo.mock.calls).toEqual([[0, 0]]);
    expect(screen.getByRole('main')).toHaveFocus();
    expect(document.title).toBe('First class | FareKite');

    await blog.resolve(BlogPage);
    expect(screen.getByRole('heading', { level: 1, name: 'Blog' })).toHaveFocus();
    expect(document.title).toBe('Blog | FareKite');
    expect(scrollTo).toHaveBeenCalledTimes(1);
    expect(scrollIntoView).not.toHaveBeenCalled();
  });

  it('focuses the part of the page that the fragment names', async () => {
    const { blog } = await visitFirstClass();
    follow('/blog#part');
    await blog.resolve(BlogPage);
    const part = document.getElementById('part');
    expect(part).toHaveFocus();
    expect(scrollIntoView.mock.contexts).toEqual([part]);
  });

  it('focuses the heading when the fragment names no element', async () => {
    const { blog } = await visitFirstClass();
    follow('/blog#elsewhere');
    await blog.resolve(BlogPage);
    expect(screen.getByRole('heading', { level: 1, name: 'Blog' })).toHaveFocus();
  });

  it('focuses the heading of a page that comes when the browser has lost the focus', async () => {
    const { blog } = await visitFirstClass();
    follow('/blog');
    screen.getByRole('main').blur();
    await blog.resolve(BlogPage);
    expect(screen.getByRole('heading', { level: 1, name: 'Blog' })).toHaveFocus();
  });

  it('leaves the focus and the scroll position to a visitor who does something beside the page while it is loading', async () => {
    const { blog, user } = await visitFirstClass();
    follow('/blog#part');
    await user.type(screen.getByLabelText('Email'), 'ana@');
    await blog.resolve(BlogPage);
    await user.keyboard('example.com');
    expect(screen.getByLabelText('Email')).toHaveValue('ana@example.com');
    expect(document.title).toBe('Blog | FareKite');
    expect(scrollIntoView).not.toHaveBeenCalled();
  });

  it('does not move the focus again when language or fragment change', async () => {
    const { blog, language, user } = await visitFirstClass();
    follow('/blog');
    await blog.resolve(BlogPage);
    const button = screen.getByRole('button', { name: 'Counted 0' });
    button.focus();
    act(() => {
      language.set('es');
    });
    expect(screen.getByRole('heading', { name: 'Blog de viajes' })).toBeVisible();
    expect(button).toHaveFocus();
    follow('/blog#part');
    expect(button).toHaveFocus();
    await user.click(button);
    expect(screen.getByRole('button', { name: 'Counted 1' })).toHaveFocus();
    expect(scrollTo).toHaveBeenCalledTimes(1);
  });
});

it('useRouteFocus keeps the scroll position that the browser restores after going back [SHELL-11]', async () => {
  const { blog } = await visitFirstClass();
  follow('/blog');
  await blog.resolve(BlogPage);
  scrollTo.mockClear();
  await goBack();
  expect(await screen.findByRole('heading', { name: 'First class' })).not.toHaveFocus();
  expect(document.title).toBe('First class | FareKite');
  expect(scrollTo).not.toHaveBeenCalled();
});
