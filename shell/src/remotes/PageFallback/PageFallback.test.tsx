import { screen, within } from '@testing-library/react';
import { createFakeResource } from '../../testing/fakeResource';
import { FIRST_CLASS } from '../../testing/pages';
import { renderInShell } from '../../testing/renderInShell';
import type { LoadStatus } from '../PageSource';
import { RemoteError } from '../RemoteError';
import { PageFallback } from './PageFallback';

const FAILED: LoadStatus = {
  phase: 'failed',
  error: new RemoteError({ remote: 'mfe-deals', phase: 'script', cause: new Error('offline') }),
};

beforeEach(() => {
  document.title = 'The page before';
});

describe('In place of a page that has no text here', () => {
  it.each(['loading', 'ready'] as const)('a status says that it is loading (%s)', (phase) => {
    renderInShell(<PageFallback resource={createFakeResource(FIRST_CLASS, { status: { phase } })} />);
    expect(screen.getByRole('status')).toHaveTextContent('Loading…');
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
    expect(document.title).toBe('The page before');
  });

  it.each<[LoadStatus, string]>([
    [{ phase: 'slow' }, 'This is taking longer than usual.'],
    [FAILED, 'We can help you by phone in the meantime.'],
    [{ phase: 'retrying' }, 'Loading…'],
  ])('the same status comes to say what is the matter, and offers a call (%j)', (status, text) => {
    const resource = createFakeResource(FIRST_CLASS);
    renderInShell(<PageFallback resource={resource} />);
    const region = screen.getByRole('status');
    resource.report(status);
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

  it('Try again tries again, and keeps the focus meanwhile', async () => {
    const resource = createFakeResource(FIRST_CLASS, { status: FAILED });
    const { user } = renderInShell(<PageFallback resource={resource} />);
    const button = screen.getByRole('button', { name: 'Try again' });
    await user.click(button);
    expect(resource.retry).toHaveBeenCalledTimes(1);
    resource.report({ phase: 'retrying' });
    expect(button).toHaveFocus();
  });

  it('the title of the document says so, in the language of the site', () => {
    const resource = createFakeResource(FIRST_CLASS);
    renderInShell(<PageFallback resource={resource} />, { language: 'es' });
    resource.report(FAILED);
    expect(document.title).toBe('Esta página no está disponible en este momento | FareKite');
    expect(screen.getByRole('link', { name: 'Llame al 1-800-555-0199' })).toBeVisible();
  });

  it('nothing stays hidden: it speaks the right language from the start', () => {
    document.documentElement.dataset.relang = '';
    renderInShell(<PageFallback resource={createFakeResource(FIRST_CLASS)} />);
    expect(document.documentElement).not.toHaveAttribute('data-relang');
  });
});
