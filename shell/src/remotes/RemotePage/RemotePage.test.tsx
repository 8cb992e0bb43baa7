import { act, screen, within } from '@testing-library/react';
import { reportError } from '../../errors/reportError';
import { createFakeResource } from '../../testing/fakeResource';
import { FIRST_CLASS, FirstClassPage } from '../../testing/pages';
import { DEALS_RELEASE } from '../../testing/releases';
import { createFakePages, renderInShell } from '../../testing/renderInShell';
import { RemotePage } from './RemotePage';

jest.mock('../../errors/reportError');

function prerendered(): Node[] {
  const region = document.createElement('div');
  region.innerHTML = '<h1>First class, as it was printed</h1>';
  return [region];
}

function renderPage(resource = createFakeResource(FIRST_CLASS)) {
  const pages = createFakePages(resource);
  return { resource, pages, ...renderInShell(<RemotePage route={FIRST_CLASS} />, { pages }) };
}

beforeEach(() => {
  history.replaceState(null, '', '/first-class-deals');
});

describe('The place of a page', () => {
  it('holds the fallback until the page is here, then the page', async () => {
    const { resource } = renderPage();
    expect(screen.getByRole('status')).toHaveTextContent('Loading…');
    await resource.arrive(FirstClassPage);
    expect(screen.getByRole('heading', { level: 1, name: 'First class' })).toBeVisible();
    expect(screen.getByText('1-800-555-0199')).toBeVisible();
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  it('holds the prerendered text, where there is one, and the one notice beside it', () => {
    const { resource } = renderPage(createFakeResource(FIRST_CLASS, { prerendered: prerendered() }));
    expect(screen.getByRole('heading', { name: 'First class, as it was printed' })).toBeVisible();
    resource.report({ phase: 'slow' });
    expect(within(screen.getByRole('status')).getByRole('button', { name: 'Try again' })).toBeVisible();
    expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(1);
  });

  it('passes the language on, and the page keeps its state when that changes', async () => {
    const { resource, user, language } = renderPage();
    await resource.arrive(FirstClassPage);
    await user.click(screen.getByRole('button', { name: 'Counted 0' }));
    act(() => {
      language.set('es');
    });
    expect(screen.getByRole('heading', { name: 'Primera clase' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Counted 1' })).toBeVisible();
  });

  it('describes the document by the page, in each language', async () => {
    const { resource, language } = renderPage();
    await resource.arrive(FirstClassPage);
    expect(document.title).toBe('First class | FareKite');
    act(() => {
      language.set('es');
    });
    expect(document.title).toBe('Primera clase | FareKite');
  });

  it('goes where the page asks for', async () => {
    const { resource, user } = renderPage();
    await resource.arrive(FirstClassPage);
    await user.click(screen.getByRole('button', { name: 'Read on' }));
    expect(location.pathname).toBe('/blog');
  });

  it('adds remote and release to what the page reports', async () => {
    const { resource, user } = renderPage();
    await resource.arrive(FirstClassPage);
    await user.click(screen.getByRole('button', { name: 'Report' }));
    expect(reportError).toHaveBeenCalledWith(
      expect.objectContaining({
        message: `mfe-deals@${DEALS_RELEASE.version} failed (page): A fare is stale`,
        remote: 'mfe-deals',
        release: DEALS_RELEASE.version,
        phase: 'page',
      }),
    );
  });

  it('tells when it is left', () => {
    const { pages, unmount } = renderPage();
    expect(pages.leave).not.toHaveBeenCalled();
    unmount();
    expect(pages.leave).toHaveBeenCalledWith(FIRST_CLASS);
  });

  it('stays with the page that it asked for, also when the source has forgotten it', async () => {
    const first = createFakeResource(FIRST_CLASS);
    const second = createFakeResource(FIRST_CLASS);
    const page = jest.fn(() => second).mockReturnValueOnce(first);
    const { language } = renderInShell(<RemotePage route={FIRST_CLASS} />, {
      pages: { ...createFakePages(), page },
    });
    await first.arrive(FirstClassPage);
    act(() => {
      language.set('es');
    });
    expect(screen.getByRole('heading', { name: 'Primera clase' })).toBeVisible();
  });
});
