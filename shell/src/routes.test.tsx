import './testing/jsdomPolyfills';
import { render, screen, waitFor, within } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { ROUTES, type Route } from '@farekite/shared/contract';
import { createTestI18n, TEST_SITE } from '@farekite/shared/testing';
import { reportError } from './errors/reportError';
import { createLanguageChoice } from './language/createLanguageChoice';
import { LOADED } from './loading/createLoading';
import { App, createRoutes } from './routes';
import { createPages } from './remotes/createPages';
import { createFakeRemotes } from './testing/createFakeRemotes';
import { settle } from './testing/settle';

jest.mock('./errors/reportError');

/** Opens the site at an address. The page of /about is one that the shell cannot show. */
async function visit(address: string) {
  history.pushState(null, '', address);
  const i18n = createTestI18n('en');
  const choice = createLanguageChoice(i18n, LOADED);
  const { remotes, arrive } = createFakeRemotes();
  const pages = createPages(remotes, choice.shown, undefined);
  const get = (route: Route) => {
    if (route.path === '/about') throw new Error('The shell is broken');
    return pages.get(route);
  };
  render(
    <BrowserRouter>
      <App routes={createRoutes(ROUTES)} services={{ site: TEST_SITE, choice, pages: { ...pages, get } }} />
    </BrowserRouter>,
  );
  await settle();
  return { arrive };
}

const main = () => within(screen.getByRole('main'));

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'error').mockImplementation();
  localStorage.clear();
});

afterEach(() => {
  jest.useRealTimers();
});

describe('The routes', () => {
  it('show an error of the shell in place of the page, and end it with the next page [SHELL-9]', async () => {
    history.replaceState(null, '', '/first-class-deals');
    const { arrive } = await visit('/about');
    expect(main().getByRole('alert')).toHaveTextContent('The shell is broken');
    expect(screen.getByRole('banner')).toBeVisible();
    expect(reportError).toHaveBeenCalledWith(new Error('The shell is broken'));
    history.back();
    await waitFor(() => {
      expect(location.pathname).toBe('/first-class-deals');
    });
    await arrive();
    expect(main().getByRole('heading', { name: 'First class' })).toBeVisible();
    expect(main().queryByRole('alert')).not.toBeInTheDocument();
  });
});
