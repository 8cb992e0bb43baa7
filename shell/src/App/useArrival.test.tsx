import { act, screen, waitFor } from '@testing-library/react';
import { renderInShell, createFakePages } from '../testing/renderInShell';
import { useEffect } from 'react';
import { useLocation, useNavigate, type NavigateFunction } from 'react-router-dom';
import type { RegionProps } from '../remotes/PageSource';
import { RemotePage } from '../remotes/RemotePage/RemotePage';
import { findRoute } from '../routes/routes';
import { createFakeResource } from '../testing/fakeResource';
import { BLOG, createTestPage, FIRST_CLASS, FirstClassPage } from '../testing/pages';
import { useArrival } from './useArrival';

const BlogPage = createTestPage({ en: 'Blog', es: 'Blog de viajes' });

let goTo: NavigateFunction;

/** The middle of the site: the page of the address. */
function Site() {
  const navigate = useNavigate();
  useEffect(() => {
    goTo = navigate;
  }, [navigate]);
  const route = findRoute(useLocation().pathname);
  return <main>{route && <RemotePage key={route.path} route={route} />}</main>;
}

async function visitFirstClass() {
  const firstClass = createFakeResource(FIRST_CLASS);
  const blog = createFakeResource(BLOG);
  const rendered = renderInShell(<Site />, { pages: createFakePages(firstClass, blog) });
  await firstClass.arrive(FirstClassPage);
  return { ...rendered, blog };
}

async function follow(address: string) {
  await act(async () => {
    await goTo(address);
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

describe('On the first load', () => {
  it('the document takes the title of the page, and the visitor is left alone', async () => {
    await visitFirstClass();
    expect(document.title).toBe('First class | FareKite');
    expect(document.body).toHaveFocus();
    expect(scrollTo).not.toHaveBeenCalled();
    expect(screen.getByRole('heading', { level: 1 })).not.toHaveAttribute('tabindex');
  });

  it('the browser alone sees to a fragment', async () => {
    history.replaceState(null, '', '/first-class-deals#part');
    await visitFirstClass();
    expect(document.body).toHaveFocus();
    expect(scrollIntoView).not.toHaveBeenCalled();
  });

  it('a document that was hidden for the sake of its language is shown when the page is here', async () => {
    document.documentElement.dataset.relang = '';
    const firstClass = createFakeResource(FIRST_CLASS, { prerendered: [] });
    renderInShell(<RemotePage route={FIRST_CLASS} />, { pages: createFakePages(firstClass), language: 'es' });
    expect(document.documentElement).toHaveAttribute('data-relang');
    await firstClass.arrive(FirstClassPage);
    expect(document.documentElement).not.toHaveAttribute('data-relang');
  });
});

describe('A document that was hidden for the sake of its language', () => {
  let shown: RegionProps['onShown'];

  function Place() {
    const onShown = useArrival(FIRST_CLASS);
    useEffect(() => {
      shown = onShown;
    }, [onShown]);
    return null;
  }

  it('stays hidden while the page does not speak that of the site', () => {
    document.documentElement.dataset.relang = '';
    renderInShell(<Place />, { language: 'es' });
    shown({ head: FirstClassPage.head, language: 'en' });
    expect(document.documentElement).toHaveAttribute('data-relang');
    shown({ head: FirstClassPage.head, language: 'es' });
    expect(document.documentElement).not.toHaveAttribute('data-relang');
  });
});

describe('Who follows a link', () => {
  it('is at the top at once, and finds the heading focused when the page is here', async () => {
    const { blog } = await visitFirstClass();
    await follow('/blog');
    expect(screen.getByRole('status')).toHaveTextContent('Loading…');
    expect(scrollTo.mock.calls).toEqual([[0, 0]]);
    expect(document.title).toBe('First class | FareKite');

    await blog.arrive(BlogPage);
    expect(screen.getByRole('heading', { level: 1, name: 'Blog' })).toHaveFocus();
    expect(document.title).toBe('Blog | FareKite');
    expect(scrollTo).toHaveBeenCalledTimes(1);
    expect(scrollIntoView).not.toHaveBeenCalled();
  });

  it('finds the part of the page that the address names', async () => {
    const { blog } = await visitFirstClass();
    await follow('/blog#part');
    await blog.arrive(BlogPage);
    const part = document.getElementById('part');
    expect(part).toHaveFocus();
    expect(scrollIntoView.mock.contexts).toEqual([part]);
  });

  it('finds the heading when there is no such part', async () => {
    const { blog } = await visitFirstClass();
    await follow('/blog#elsewhere');
    await blog.arrive(BlogPage);
    expect(screen.getByRole('heading', { level: 1, name: 'Blog' })).toHaveFocus();
  });

  it('keeps the focus afterwards, whatever the language and the fragment become', async () => {
    const { blog, language, user } = await visitFirstClass();
    await follow('/blog');
    await blog.arrive(BlogPage);
    const button = screen.getByRole('button', { name: 'Counted 0' });
    button.focus();
    act(() => {
      language.set('es');
    });
    expect(screen.getByRole('heading', { name: 'Blog de viajes' })).toBeVisible();
    expect(button).toHaveFocus();
    await follow('/blog#part');
    expect(button).toHaveFocus();
    await user.click(button);
    expect(screen.getByRole('button', { name: 'Counted 1' })).toHaveFocus();
    expect(scrollTo).toHaveBeenCalledTimes(1);
  });
});

it('Who comes back is left where the browser has put them', async () => {
  const { blog } = await visitFirstClass();
  await follow('/blog');
  await blog.arrive(BlogPage);
  scrollTo.mockClear();
  await goBack();
  expect(await screen.findByRole('heading', { name: 'First class' })).not.toHaveFocus();
  expect(document.title).toBe('First class | FareKite');
  expect(scrollTo).not.toHaveBeenCalled();
});
