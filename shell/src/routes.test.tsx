import './testing/jsdomPolyfills';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter } from 'react-router-dom';
import { ROUTES } from '@farekite/shared/contract';
import { createTestI18n, TEST_SITE } from '@farekite/shared/testing';
import { reportError } from './errors/reportError';
import { createLanguageChoice } from './language/LanguageChoice';
import { App, createRoutes } from './routes';
import { createFakePage } from './testing/createFakePage';
import { BLOG, createTestPage, FIRST_CLASS } from './testing/pages';
import { createFakePages, createReadyTexts } from './testing/renderInShell';

jest.mock('./errors/reportError');

/** Opens the site at an address, with one page of deals and one of guides. */
function visit(address: string) {
  history.pushState(null, '', address);
  const deals = createFakePage(FIRST_CLASS);
  const blog = createFakePage(BLOG);
  const services = {
    site: TEST_SITE,
    choice: createLanguageChoice('en'),
    texts: createReadyTexts(),
    pages: createFakePages([deals, blog]),
  };
  render(
    <BrowserRouter>
      <App routes={createRoutes(ROUTES)} i18n={createTestI18n('en')} services={services} />
    </BrowserRouter>,
  );
  return { deals, blog };
}

const main = () => within(screen.getByRole('main'));

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation();
  localStorage.clear();
});

describe('The routes', () => {
  it('show a page between header and footer, with floating buttons, after a skip link [SHELL-2, LAYOUT-19]', async () => {
    const { deals } = visit('/first-class-deals');
    await deals.arrive();
    expect(main().getByRole('heading', { level: 1, name: 'First class' })).toBeVisible();
    expect(screen.getByRole('banner')).toBeVisible();
    expect(screen.getByRole('contentinfo')).toBeVisible();
    expect(screen.getByRole('complementary', { name: 'Quick contact' })).toBeVisible();
    await userEvent.setup().tab();
    const skip = screen.getByRole('link', { name: 'Skip to content' });
    expect(skip).toHaveFocus();
    expect(skip).toHaveAttribute('href', `#${screen.getByRole('main').id}`);
  });

  it('show an error of the shell in place of the page, and end it with the next page [SHELL-9]', async () => {
    history.replaceState(null, '', '/blog');
    const { blog } = visit('/about');
    expect(main().getByRole('alert')).toHaveTextContent('The test has no page for /about');
    expect(screen.getByRole('banner')).toBeVisible();
    expect(reportError).toHaveBeenCalledWith(new Error('The test has no page for /about'));
    history.back();
    await screen.findByText('Loading…');
    await blog.arrive(createTestPage({ en: 'Blog', es: 'Blog' }));
    expect(main().getByRole('heading', { name: 'Blog' })).toBeVisible();
    expect(main().queryByRole('alert')).not.toBeInTheDocument();
  });
});
