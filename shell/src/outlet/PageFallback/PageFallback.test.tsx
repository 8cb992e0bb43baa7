import { screen, within } from '@testing-library/react';
import { telephoneHref } from '@farekite/shared/contract';
import { TEST_SITE } from '@farekite/shared/testing';
import { createFakePage } from '../../testing/createFakePage';
import { FIRST_CLASS } from '../../testing/pages';
import { renderInShell } from '../../testing/renderInShell';
import { PageFallback } from './PageFallback';

beforeEach(() => {
  document.title = 'The page before';
});

describe('PageFallback', () => {
  it.each(['loading', 'ready'] as const)('announces that the page is loading (%s)', (phase) => {
    renderInShell(<PageFallback page={createFakePage(FIRST_CLASS, { phase })} />);
    expect(screen.getByRole('status')).toHaveTextContent('Loading…');
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
    expect(document.title).toBe('The page before');
  });

  it.each([
    ['slow', 'This is taking longer than usual.'],
    ['failed', 'We can help you by phone in the meantime.'],
    ['retrying', 'Loading…'],
  ] as const)('explains the problem in the same status and offers a call (%s)', (phase, text) => {
    const page = createFakePage(FIRST_CLASS);
    renderInShell(<PageFallback page={page} />);
    const region = screen.getByRole('status');
    page.setPhase(phase);
    expect(region).toBeInTheDocument();
    expect(region).toHaveTextContent(text);
    expect(
      within(region).getByRole('heading', { level: 1, name: 'This page is not available right now' }),
    ).toBeVisible();
    expect(within(region).getByRole('link', { name: `Call ${TEST_SITE.phone}` })).toHaveAttribute(
      'href',
      telephoneHref(TEST_SITE.phone),
    );
  });

  it('keeps the focus on "Try again" while it tries again, and until the page takes its place', async () => {
    const page = createFakePage(FIRST_CLASS, { phase: 'failed' });
    const { user } = renderInShell(<PageFallback page={page} />);
    const button = screen.getByRole('button', { name: 'Try again' });
    await user.click(button);
    expect(page.retry).toHaveBeenCalledTimes(1);
    for (const phase of ['retrying', 'ready'] as const) {
      page.setPhase(phase);
      expect(button).toHaveFocus();
    }
  });

  it("sets the document's title in the site's language", () => {
    const page = createFakePage(FIRST_CLASS);
    renderInShell(<PageFallback page={page} />, { language: 'es' });
    page.setPhase('failed');
    expect(document.title).toBe('Esta página no está disponible en este momento | FareKite');
    expect(screen.getByRole('link', { name: `Llame al ${TEST_SITE.phone}` })).toBeVisible();
  });

  it("reveals a hidden document, as it is in the site's language from the start", () => {
    document.documentElement.dataset.languagePending = '';
    renderInShell(<PageFallback page={createFakePage(FIRST_CLASS)} />);
    expect(document.documentElement).not.toHaveAttribute('data-language-pending');
  });
});
