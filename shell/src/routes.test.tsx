import { screen, waitFor, within } from '@testing-library/react';
import type { Route } from '@farekite/shared/contract';
import { useShell } from './context/ShellContext';
import { reportError } from './errors/reportError';
import { renderInShell } from './testing/renderInShell';
import { settle } from './testing/settle';
import { App } from './routes';

jest.mock('./errors/reportError');

/** The site. The page of /about is one that the shell cannot show. */
function Site() {
  const services = useShell();
  const get = (route: Route) => {
    if (route.path === '/about') throw new Error('The shell is broken');
    return services.pages.get(route);
  };
  return <App services={{ ...services, pages: { ...services.pages, get } }} />;
}

const main = () => within(screen.getByRole('main'));

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'error').mockImplementation();
});

it('The routes show an error of the shell in place of the page, and end it with the next page [SHELL-9]', async () => {
  history.pushState(null, '', '/first-class-deals');
  history.pushState(null, '', '/about');
  const { arrive } = renderInShell(<Site />);
  await settle();
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
