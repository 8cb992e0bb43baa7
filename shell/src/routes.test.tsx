import './testing/jsdomPolyfills';
import { act, render, screen, within } from '@testing-library/react';
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
function visit(address: string, texts = createReadyTexts()) {
  history.pushState(null, '', address);
  const deals = createFakePage(FIRST_CLASS);
  const blog = createFakePage(BLOG);
  const choice = createLanguageChoice('en');
  const services = {
    site: TEST_SITE,
    choice,
    texts,
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
  it('show a page between header and footer, with floating buttons and a skip link [SHELL-2]', async () => {
    const { deals } = visit('/first-class-deals');
    await deals.arrive();
    expect(main().getByRole('heading', { level: 1, name: 'First class' })).toBeVisible();
    expect(screen.getByRole('banner')).toBeVisible();
    expect(screen.getByRole('contentinfo')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveAttribute('href', '#content');
    expect(screen.getAllByRole('link', { name: /1-800-555-0199/ }).length).toBeGreaterThan(2);
  });

  it.each(['/no/such-page', '/First-Class-Deals', '/about//'])(
    'show the 404 page at %s [SHELL-3]',
    (address) => {
      jest.spyOn(console, 'info').mockImplementation();
      visit(address);
      expect(main().getByRole('heading', { level: 1, name: 'Oops! Page not found' })).toBeVisible();
      expect(screen.getByRole('banner')).toBeVisible();
    },
  );

  it("say over every page that the shell's texts in another language are missing", async () => {
    const texts = createFakePage(FIRST_CLASS, { phase: 'failed', lacksParts: false });
    const { deals } = visit('/first-class-deals', texts);
    await deals.arrive();
    expect(main().getByText('This language is not available right now.')).toBeVisible();
    expect(main().getByRole('heading', { name: 'First class' })).toBeVisible();
  });

  it('follow the links of a page on the client', async () => {
    const { deals, blog } = visit('/first-class-deals');
    await deals.arrive();
    const link = main().getByRole('link', { name: 'Airlines' });
    link.setAttribute('href', '/blog?page=2');
    act(() => {
      link.click();
    });
    await blog.arrive(createTestPage({ en: 'Blog', es: 'Blog' }));
    expect(location.href).toBe('http://localhost/blog?page=2');
    expect(main().getByRole('heading', { name: 'Blog' })).toHaveFocus();
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
