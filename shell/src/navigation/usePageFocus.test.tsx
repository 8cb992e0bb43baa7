import '../testing/jsdomPolyfills';
import { act, fireEvent, screen } from '@testing-library/react';
import { Link, useLocation } from 'react-router-dom';
import { RemotePage } from '../outlet/RemotePage/RemotePage';
import { createTestPage, FIRST_CLASS, TOP_AIRLINES } from '../testing/pages';
import { openInShell } from '../testing/renderInShell';
import { settle } from '../testing/settle';

const AirlinesPage = createTestPage({ en: 'Top airlines', es: 'Las mejores aerolíneas' });

/** The page of the address, and a footer. */
function Site() {
  const { pathname } = useLocation();
  const route = pathname === TOP_AIRLINES.path ? TOP_AIRLINES : FIRST_CLASS;
  return (
    <>
      <main tabIndex={-1}>
        <RemotePage key={route.path} route={route} />
      </main>
      <input aria-label="Email" />
      {['/top-airlines', '/top-airlines#part', '/top-airlines#elsewhere'].map((address) => (
        <Link key={address} to={address}>
          {address}
        </Link>
      ))}
    </>
  );
}

async function visitFirstClass(fragment = '') {
  const { arrive, ...opened } = await openInShell(<Site />, { path: FIRST_CLASS.path + fragment });
  await arrive();
  return { ...opened, arrive: () => arrive(AirlinesPage) };
}

async function follow(address: string) {
  const link = screen.getByRole('link', { name: address });
  await act(async () => Promise.resolve(fireEvent.click(link)));
  await settle();
}

const heading = () => screen.getByRole('heading', { level: 1 });

let scrollTo: jest.SpyInstance;
let scrollIntoView: jest.SpyInstance;

beforeEach(() => {
  jest.useFakeTimers();
  scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation();
  scrollIntoView = jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation();
});

it('On the first load, usePageFocus leaves focus and scrolling to the browser [SHELL-12]', async () => {
  await visitFirstClass('#part');
  expect(document.body).toHaveFocus();
  expect(scrollTo).not.toHaveBeenCalled();
  expect(scrollIntoView).not.toHaveBeenCalled();
  expect(heading()).not.toHaveAttribute('tabindex');
});

describe('After a link was followed, usePageFocus', () => {
  it('scrolls to the top at once and focuses the heading when the page has loaded, once [SHELL-11]', async () => {
    const { answer, arrive, choose } = await visitFirstClass();
    await follow('/top-airlines');
    expect(screen.getByRole('status')).toHaveTextContent('Loading…');
    expect(scrollTo.mock.calls).toEqual([[0, 0]]);
    expect(screen.getByRole('main')).toHaveFocus();
    await arrive();
    expect(screen.getByRole('heading', { name: 'Top airlines' })).toHaveFocus();
    expect(document.title).toBe('Top airlines | FareKite');
    expect(scrollIntoView).not.toHaveBeenCalled();

    const button = screen.getByRole('button', { name: 'Counted 0' });
    button.focus();
    await choose('es');
    await answer({});
    expect(heading()).toHaveTextContent('Las mejores aerolíneas');
    expect(button).toHaveFocus();
    await follow('/top-airlines#part');
    expect(button).toHaveFocus();
    expect(scrollTo).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['the part of the page that the fragment names', '#part', '#part'],
    ['the heading when the fragment names no element', '#elsewhere', 'h1'],
  ])('focuses %s, also when the browser has lost the focus', async (_what, fragment, focused) => {
    const { arrive } = await visitFirstClass();
    await follow(`/top-airlines${fragment}`);
    screen.getByRole('main').blur();
    await arrive();
    const element = document.querySelector(focused);
    expect(element).toHaveFocus();
    expect(scrollIntoView.mock.contexts).toEqual(focused === 'h1' ? [] : [element]);
  });

  it('leaves focus and scroll position to a visitor who does something beside the page meanwhile', async () => {
    const { arrive, user } = await visitFirstClass();
    await follow('/top-airlines#part');
    await user.type(screen.getByLabelText('Email'), 'ana@');
    await arrive();
    await user.keyboard('example.com');
    expect(screen.getByLabelText('Email')).toHaveValue('ana@example.com');
    expect(document.title).toBe('Top airlines | FareKite');
    expect(scrollIntoView).not.toHaveBeenCalled();
  });
});

it('After going back, usePageFocus scrolls to where the visitor was, once the page is there [SHELL-11]', async () => {
  const { arrive } = await visitFirstClass();
  history.replaceState({ ...(history.state as object), scrollY: 640 }, '');
  await follow('/top-airlines');
  await arrive();
  scrollTo.mockClear();
  history.back();
  // Browsers go back later.
  await settle(100);
  expect(scrollTo.mock.calls).toEqual([[0, 640]]);
  expect(heading()).toHaveTextContent('First class');
  expect(heading()).not.toHaveFocus();
  expect(document.title).toBe('First class | FareKite');
});
