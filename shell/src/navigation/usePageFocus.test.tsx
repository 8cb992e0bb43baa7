import '../testing/jsdomPolyfills';
import { act, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { RemotePage } from '../outlet/RemotePage/RemotePage';
import { createFakePage } from '../testing/createFakePage';
import { BLOG, createTestPage, FIRST_CLASS } from '../testing/pages';
import { renderInShell } from '../testing/renderInShell';

const BlogPage = createTestPage({ en: 'Blog', es: 'Blog de viajes' });

let goTo: (address: string) => void;

/** The page of the address, and a field of the footer. */
function Site() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    goTo = (address) => void navigate(address);
  }, [navigate]);
  const route = pathname === BLOG.path ? BLOG : FIRST_CLASS;
  return (
    <>
      <main tabIndex={-1}>
        <RemotePage key={route.path} route={route} />
      </main>
      <input aria-label="Email" />
    </>
  );
}

async function visitFirstClass(fragment = '') {
  const firstClass = createFakePage(FIRST_CLASS);
  const blog = createFakePage(BLOG);
  const rendered = renderInShell(<Site />, { pages: [firstClass, blog], path: FIRST_CLASS.path + fragment });
  await firstClass.arrive();
  return { ...rendered, blog };
}

function follow(address: string) {
  act(() => {
    goTo(address);
  });
}

const heading = () => screen.getByRole('heading', { level: 1 });

let scrollTo: jest.SpyInstance;
let scrollIntoView: jest.SpyInstance;

beforeEach(() => {
  scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation();
  scrollIntoView = jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation();
});

describe('On the first load, usePageFocus', () => {
  it("sets the document's title and moves no focus [SHELL-12]", async () => {
    await visitFirstClass();
    expect(document.title).toBe('First class | FareKite');
    expect(document.body).toHaveFocus();
    expect(scrollTo).not.toHaveBeenCalled();
    expect(heading()).not.toHaveAttribute('tabindex');
  });

  it('leaves scrolling to a fragment to the browser', async () => {
    await visitFirstClass('#part');
    expect(document.body).toHaveFocus();
    expect(scrollIntoView).not.toHaveBeenCalled();
  });
});

describe('After a link was followed, usePageFocus', () => {
  it('scrolls to the top at once and focuses the heading when the page has loaded [SHELL-11]', async () => {
    const { blog } = await visitFirstClass();
    follow('/blog');
    expect(screen.getByRole('status')).toHaveTextContent('Loading…');
    expect(scrollTo.mock.calls).toEqual([[0, 0]]);
    expect(screen.getByRole('main')).toHaveFocus();
    expect(document.title).toBe('First class | FareKite');
    await blog.arrive(BlogPage);
    expect(screen.getByRole('heading', { name: 'Blog' })).toHaveFocus();
    expect(document.title).toBe('Blog | FareKite');
    expect(scrollTo).toHaveBeenCalledTimes(1);
    expect(scrollIntoView).not.toHaveBeenCalled();
  });

  it('focuses the part of the page that the fragment names', async () => {
    const { blog } = await visitFirstClass();
    follow('/blog#part');
    await blog.arrive(BlogPage);
    const part = document.getElementById('part');
    expect(part).toHaveFocus();
    expect(scrollIntoView.mock.contexts).toEqual([part]);
  });

  it('focuses the heading when the fragment names no element, and when the browser has lost the focus', async () => {
    const { blog } = await visitFirstClass();
    follow('/blog#elsewhere');
    screen.getByRole('main').blur();
    await blog.arrive(BlogPage);
    expect(heading()).toHaveFocus();
  });

  it('leaves focus and scroll position to a visitor who does something beside the page meanwhile', async () => {
    const { blog, user } = await visitFirstClass();
    follow('/blog#part');
    await user.type(screen.getByLabelText('Email'), 'ana@');
    await blog.arrive(BlogPage);
    await user.keyboard('example.com');
    expect(screen.getByLabelText('Email')).toHaveValue('ana@example.com');
    expect(document.title).toBe('Blog | FareKite');
    expect(scrollIntoView).not.toHaveBeenCalled();
  });

  it('does not move the focus again when language or fragment change', async () => {
    const { blog, choice } = await visitFirstClass();
    follow('/blog');
    await blog.arrive(BlogPage);
    const button = screen.getByRole('button', { name: 'Counted 0' });
    button.focus();
    choice.choose('es');
    expect(await screen.findByRole('heading', { level: 1, name: 'Blog de viajes' })).toBe(heading());
    expect(button).toHaveFocus();
    follow('/blog#part');
    expect(button).toHaveFocus();
    expect(scrollTo).toHaveBeenCalledTimes(1);
  });
});

it('After going back, usePageFocus keeps the scroll position that the browser restores [SHELL-11]', async () => {
  const { blog } = await visitFirstClass();
  follow('/blog');
  await blog.arrive(BlogPage);
  scrollTo.mockClear();
  history.back();
  expect(await screen.findByRole('heading', { name: 'First class' })).not.toHaveFocus();
  expect(document.title).toBe('First class | FareKite');
  expect(scrollTo).not.toHaveBeenCalled();
});

describe('After going back, usePageFocus', () => {
  it('scrolls to where the visitor was, once the page is there [SHELL-11]', async () => {
    const { blog } = await visitFirstClass();
    history.replaceState({ ...(history.state as object), scrollY: 640 }, '');
    follow(BLOG.path);
    await blog.arrive();
    scrollTo.mockClear();
    await act(async () => {
      history.back();
      await new Promise((resolve) => {
        window.addEventListener('popstate', resolve, { once: true });
      });
    });
    expect(scrollTo.mock.calls).toEqual([[0, 640]]);
    expect(heading()).not.toHaveFocus();
  });
});
