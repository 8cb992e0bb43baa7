import { screen, within } from '@testing-library/react';
import { TEST_SITE } from '@farekite/shared/testing';
import { reportError } from '../../errors/reportError';
import { createFakePage, type FakePage } from '../../testing/createFakePage';
import { FIRST_CLASS } from '../../testing/pages';
import { DEALS_RELEASE } from '../../testing/releases';
import { renderInShell } from '../../testing/renderInShell';
import { RemotePage } from './RemotePage';

jest.mock('../../errors/reportError');

function renderPage(page: FakePage = createFakePage(FIRST_CLASS)) {
  const rendered = renderInShell(
    <main>
      <RemotePage route={FIRST_CLASS} />
    </main>,
    { pages: [page] },
  );
  return { page, ...rendered };
}

describe('RemotePage', () => {
  it('shows the fallback until the page has come, then the page and an empty notice', async () => {
    const { page } = renderPage();
    expect(screen.getByRole('status')).toHaveTextContent('Loading…');
    await page.arrive();
    expect(screen.getByRole('heading', { level: 1, name: 'First class' })).toBeVisible();
    expect(screen.getByText(TEST_SITE.phone)).toBeVisible();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(document.body).toHaveFocus();
  });

  it('shows the prerendered page, if there is one, with one notice', () => {
    const { page } = renderPage(
      createFakePage(FIRST_CLASS, { prerendered: '<h1>First class, prerendered</h1>' }),
    );
    expect(screen.getByRole('heading', { name: 'First class, prerendered' })).toBeVisible();
    page.setPhase('slow');
    expect(within(screen.getByRole('status')).getByRole('button', { name: 'Try again' })).toBeVisible();
    expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(1);
  });

  it('moves the focus from a link of the fallback to the page that takes its place', async () => {
    const { page } = renderPage(createFakePage(FIRST_CLASS, { phase: 'slow' }));
    screen.getByRole('link', { name: 'Blog' }).focus();
    await page.arrive();
    expect(screen.getByRole('heading', { name: 'First class' })).toHaveFocus();
  });

  it('lets the page follow the language, which keeps its state and changes the title [LANGUAGE-11]', async () => {
    const { page, user, choice } = renderPage();
    await page.arrive();
    await user.click(screen.getByRole('button', { name: 'Counted 0' }));
    expect(document.title).toBe('First class | FareKite');
    choice.choose('es');
    const heading = await screen.findByRole('heading', { name: 'Primera clase' });
    expect(heading.closest('[data-remote]')).toHaveAttribute('lang', 'es');
    expect(screen.getByRole('button', { name: 'Counted 1' })).toBeVisible();
    expect(document.title).toBe('Primera clase | FareKite');
  });

  it('adds remote and release to errors that the page reports', async () => {
    const { page, user } = renderPage();
    await page.arrive();
    await user.click(screen.getByRole('button', { name: 'Report' }));
    const { version } = DEALS_RELEASE;
    expect(reportError).toHaveBeenCalledWith(
      expect.objectContaining({
        message: `mfe-deals@${version} failed (page): A fare is stale`,
        remote: 'mfe-deals',
        version,
        step: 'page',
      }),
    );
  });

  it('says when the page is not shown any more, which follows no language then', () => {
    const { page, pages, choice, unmount } = renderPage();
    expect(pages.leave).not.toHaveBeenCalled();
    const show = jest.spyOn(page, 'show');
    unmount();
    choice.choose('es');
    expect(pages.leave.mock.calls).toEqual([[page]]);
    expect(show).not.toHaveBeenCalled();
  });

  it('keeps the page that it requested, even if another one would be given by now', async () => {
    const { page, pages, choice } = renderPage();
    await page.arrive();
    pages.get.mockReturnValue(createFakePage(FIRST_CLASS));
    choice.choose('es');
    expect(await screen.findByRole('heading', { name: 'Primera clase' })).toBeVisible();
  });
});
