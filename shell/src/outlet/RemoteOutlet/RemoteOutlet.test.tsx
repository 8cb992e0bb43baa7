import { Suspense, use } from 'react';
import { act, screen, within } from '@testing-library/react';
import { reportError } from '../../errors/reportError';
import { createFakeResource, prerenderedNodes } from '../../testing/fakeResource';
import { FIRST_CLASS, FirstClassPage } from '../../testing/pages';
import { DEALS_RELEASE } from '../../testing/releases';
import { createFakePages, renderInShell } from '../../testing/renderInShell';
import { RemoteOutlet } from './RemoteOutlet';

jest.mock('../../errors/reportError');

function renderPage(resource = createFakeResource(FIRST_CLASS)) {
  const pages = createFakePages(resource);
  return { resource, pages, ...renderInShell(<RemoteOutlet route={FIRST_CLASS} />, { pages }) };
}

beforeEach(() => {
  history.replaceState(null, '', '/first-class-deals');
});

describe('RemoteOutlet', () => {
  it('shows the fallback until the page has loaded, then the page', async () => {
    const { resource } = renderPage();
    expect(screen.getByRole('status')).toHaveTextContent('Loading…');
    await resource.resolve(FirstClassPage);
    expect(screen.getByRole('heading', { level: 1, name: 'First class' })).toBeVisible();
    expect(screen.getByText('1-800-555-0199')).toBeVisible();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('shows the prerendered page, if there is one, with one notice', () => {
    const { resource } = renderPage(
      createFakeResource(FIRST_CLASS, { prerendered: prerenderedNodes('<h1>First class, prerendered</h1>') }),
    );
    expect(screen.getByRole('heading', { name: 'First class, prerendered' })).toBeVisible();
    resource.setStatus({ phase: 'slow' });
    expect(within(screen.getByRole('status')).getByRole('button', { name: 'Try again' })).toBeVisible();
    expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(1);
  });

  it('moves the focus from a link of the fallback to the page that takes its place', async () => {
    const resource = createFakeResource(FIRST_CLASS, { status: { phase: 'slow' } });
    const pages = createFakePages(resource);
    renderInShell(
      <main>
        <RemoteOutlet route={FIRST_CLASS} />
      </main>,
      { pages },
    );
    screen.getByRole('link', { name: 'Blog' }).focus();
    await resource.resolve(FirstClassPage);
    expect(screen.getByRole('heading', { name: 'First class' })).toHaveFocus();
  });

  it('passes the language to the page, which keeps its state when the language changes', async () => {
    const { resource, user, language } = renderPage();
    await resource.resolve(FirstClassPage);
    await user.click(screen.getByRole('button', { name: 'Counted 0' }));
    act(() => {
      language.set('es');
    });
    expect(screen.getByRole('heading', { name: 'Primera clase' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Counted 1' })).toBeVisible();
  });

  it("updates the document's head in each language", async () => {
    const { resource, language } = renderPage();
    await resource.resolve(FirstClassPage);
    expect(document.title).toBe('First class | FareKite');
    act(() => {
      language.set('es');
    });
    expect(document.title).toBe('Primera clase | FareKite');
  });

  it('navigates when the page requests it', async () => {
    const { resource, user } = renderPage();
    await resource.resolve(FirstClassPage);
    await user.click(screen.getByRole('button', { name: 'Read on' }));
    expect(location.pathname).toBe('/blog');
  });

  it('adds remote and release to errors that the page reports', async () => {
    const { resource, user } = renderPage();
    await resource.resolve(FirstClassPage);
    await user.click(screen.getByRole('button', { name: 'Report' }));
    expect(reportError).toHaveBeenCalledWith(
      expect.objectContaining({
        message: `mfe-deals@${DEALS_RELEASE.version} failed (page): A fare is stale`,
        remote: 'mfe-deals',
        version: DEALS_RELEASE.version,
        step: 'page',
      }),
    );
  });

  it('tells the page source that the page is shown, and when it is unmounted that it is not any more', () => {
    const { pages, unmount } = renderPage();
    expect(pages.enter.mock.calls).toEqual([[FIRST_CLASS]]);
    expect(pages.leave).not.toHaveBeenCalled();
    unmount();
    expect(pages.enter).toHaveBeenCalledTimes(1);
    expect(pages.leave.mock.calls).toEqual([[FIRST_CLASS]]);
  });

  it('tells it nothing of a page whose rendering React discards', async () => {
    const pages = createFakePages(createFakeResource(FIRST_CLASS));
    const forever = new Promise<never>(() => undefined);
    const Suspending = () => use(forever);
    await act(async () => {
      renderInShell(
        <Suspense>
          <RemoteOutlet route={FIRST_CLASS} />
          <Suspending />
        </Suspense>,
        { pages },
      );
      await Promise.resolve();
    });
    expect(pages.enter).not.toHaveBeenCalled();
  });

  it('keeps the page that it requested, even if the page source would give another one by now', async () => {
    const first = createFakeResource(FIRST_CLASS);
    const second = createFakeResource(FIRST_CLASS);
    const page = jest.fn(() => second).mockReturnValueOnce(first);
    const { language } = renderInShell(<RemoteOutlet route={FIRST_CLASS} />, {
      pages: { ...createFakePages(), page },
    });
    await first.resolve(FirstClassPage);
    act(() => {
      language.set('es');
    });
    expect(screen.getByRole('heading', { name: 'Primera clase' })).toBeVisible();
  });
});
