import { screen, within } from '@testing-library/react';
import { createFakeResource, FAILED } from '../../testing/fakeResource';
import { FIRST_CLASS } from '../../testing/pages';
import { renderInShell } from '../../testing/renderInShell';
import type { LoadStatus } from '../../loading/LoadAttempts';
import { PageFallback } from './PageFallback';

beforeEach(() => {
  document.title = 'The page before';
});

describe('PageFallback', () => {
  it.each(['loading', 'ready'] as const)('announces that the page is loading (%s)', (phase) => {
    renderInShell(<PageFallback resource={createFakeResource(FIRST_CLASS, { status: { phase } })} />);
    expect(screen.getByRole('status')).toHaveTextContent('Loading…');
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
    expect(document.title).toBe('The page before');
  });

  it.each<[LoadStatus, string]>([
    [{ phase: 'slow' }, 'This is taking longer than usual.'],
    [FAILED, 'We can help you by phone in the meantime.'],
    [{ phase: 'retrying' }, 'Loading…'],
  ])('explains the problem in the same status and offers a call (%j)', (status, text) => {
    const resource = createFakeResource(FIRST_CLASS);
    renderInShell(<PageFallback resource={resource} />);
    const region = screen.getByRole('status');
    resource.setStatus(status);
    expect(region).toBeInTheDocument();
    expect(region).toHaveTextContent(text);
    expect(
      within(region).getByRole('heading', { level: 1, name: 'This page is not available right now' }),
    ).toBeVisible();
    expect(within(region).getByRole('link', { name: 'Call 1-800-555-0199' })).toHaveAttribute(
      'href',
      'tel:+18005550199',
    );
  });

  it('keeps the focus on "Try again" while it tries again', async () => {
    const resource = createFakeResource(FIRST_CLASS, { status: FAILED });
    const { user } = renderInShell(<PageFallback resource={resource} />);
    const button = screen.getByRole('button', { name: 'Try again' });
    await user.click(button);
    expect(resource.retry).toHaveBeenCalledTimes(1);
    resource.setStatus({ phase: 'retrying' });
    expect(button).toHaveFocus();
  });

  it('keeps the focus until the page takes its place', () => {
    const resource = createFakeResource(FIRST_CLASS, { status: FAILED });
    renderInShell(<PageFallback resource={resource} />);
    const button = screen.getByRole('button', { name: 'Try again' });
    button.focus();
    resource.setStatus({ phase: 'ready' });
    expect(button).toHaveFocus();
  });

  it("sets the document's title in the site's language", () => {
    const resource = createFakeResource(FIRST_CLASS);
    renderInShell(<PageFallback resource={resource} />, { language: 'es' });
    resource.setStatus(FAILED);
    expect(document.title).toBe('Esta página no está disponible en este momento | FareKite');
    expect(screen.getByRole('link', { name: 'Llame al 1-800-555-0199' })).toBeVisible();
  });

  it("reveals a hidden document, as it is in the site's language from the start", () => {
    document.documentElement.dataset.languagePending = '';
    renderInShell(<PageFallback resource={createFakeResource(FIRST_CLASS)} />);
    expect(document.documentElement).not.toHaveAttribute('data-language-pending');
  });
});
