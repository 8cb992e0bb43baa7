import { act, screen, within } from '@testing-library/react';
import { createFakeResource } from '../../testing/fakeResource';
import { FIRST_CLASS } from '../../testing/pages';
import { renderInShell } from '../../testing/renderInShell';
import type { LoadStatus } from '../PageSource';
import { RemoteError } from '../RemoteError';
import { RemoteNotice } from './RemoteNotice';

const FAILED: LoadStatus = {
  phase: 'failed',
  error: new RemoteError({ remote: 'mfe-deals', phase: 'script', cause: new Error('offline') }),
};

describe('The notice beside a page', () => {
  it('is a status that is there from the start and says nothing while all is well', () => {
    const resource = createFakeResource(FIRST_CLASS);
    renderInShell(<RemoteNotice resource={resource} />);
    const status = screen.getByRole('status');
    expect(status).toBeEmptyDOMElement();
    resource.report({ phase: 'ready' });
    expect(status).toBeEmptyDOMElement();
  });

  it.each<[LoadStatus, string]>([
    [{ phase: 'slow' }, 'This is taking longer than usual.'],
    [FAILED, 'Parts of this page could not be loaded. You can read it, and call us.'],
  ])('speaks in that status, and offers to try again (%j)', async (status, text) => {
    const resource = createFakeResource(FIRST_CLASS);
    const { user } = renderInShell(<RemoteNotice resource={resource} />);
    const region = screen.getByRole('status');
    resource.report(status);
    expect(region).toHaveTextContent(text);
    await user.click(within(region).getByRole('button', { name: 'Try again' }));
    expect(resource.retry).toHaveBeenCalledTimes(1);
  });

  it('keeps the button, and the focus on it, while it tries again', async () => {
    const resource = createFakeResource(FIRST_CLASS, { status: FAILED });
    const { user } = renderInShell(<RemoteNotice resource={resource} />);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    resource.report({ phase: 'retrying' });
    expect(screen.getByRole('status')).toHaveTextContent('Loading…');
    expect(screen.getByRole('button', { name: 'Try again' })).toHaveFocus();
  });

  it('is gone when the page has come', () => {
    const resource = createFakeResource(FIRST_CLASS, { status: { phase: 'slow' } });
    renderInShell(<RemoteNotice resource={resource} />);
    resource.report({ phase: 'ready' });
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('speaks the language of the site, whatever the page does', () => {
    const resource = createFakeResource(FIRST_CLASS, { status: FAILED });
    const { language } = renderInShell(<RemoteNotice resource={resource} />);
    act(() => {
      language.set('es');
    });
    expect(screen.getByRole('button', { name: 'Intentar de nuevo' })).toBeVisible();
  });

  it('shows a page that was hidden for the sake of its language only when that has failed', () => {
    document.documentElement.dataset.relang = '';
    const resource = createFakeResource(FIRST_CLASS);
    renderInShell(<RemoteNotice resource={resource} />);
    expect(document.documentElement).toHaveAttribute('data-relang');
    resource.report(FAILED);
    expect(document.documentElement).not.toHaveAttribute('data-relang');
  });
});
