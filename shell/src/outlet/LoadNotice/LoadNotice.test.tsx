import { act, screen, within } from '@testing-library/react';
import { createFakeResource, FAILED } from '../../testing/fakeResource';
import { FIRST_CLASS } from '../../testing/pages';
import { renderInShell } from '../../testing/renderInShell';
import type { LoadStatus } from '../../loading/LoadAttempts';
import { LoadNotice } from './LoadNotice';

describe('LoadNotice', () => {
  it('renders an empty status while the page loads normally', () => {
    const resource = createFakeResource(FIRST_CLASS);
    renderInShell(<LoadNotice loadable={resource} isPrerendered={false} />);
    const status = screen.getByRole('status');
    expect(status).toBeEmptyDOMElement();
    resource.setStatus({ phase: 'ready' });
    expect(status).toBeEmptyDOMElement();
  });

  it.each<[LoadStatus, string]>([
    [{ phase: 'slow' }, 'This is taking longer than usual.'],
    [FAILED, 'Parts of this page are missing. You can read it, and call us.'],
  ])('explains the problem in that status and offers to try again (%j)', async (status, text) => {
    const resource = createFakeResource(FIRST_CLASS);
    const { user } = renderInShell(<LoadNotice loadable={resource} isPrerendered={false} />);
    const region = screen.getByRole('status');
    resource.setStatus(status);
    expect(region).toHaveTextContent(text);
    await user.click(within(region).getByRole('button', { name: 'Try again' }));
    expect(resource.retry).toHaveBeenCalledTimes(1);
  });

  it('keeps the button and its focus while it tries again', async () => {
    const resource = createFakeResource(FIRST_CLASS, { status: FAILED });
    const { user } = renderInShell(<LoadNotice loadable={resource} isPrerendered={false} />);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    resource.setStatus({ phase: 'retrying' });
    expect(screen.getByRole('status')).toHaveTextContent('Loading…');
    expect(screen.getByRole('button', { name: 'Try again' })).toHaveFocus();
  });

  it('is empty again when the page has loaded', () => {
    const resource = createFakeResource(FIRST_CLASS, { status: { phase: 'slow' } });
    renderInShell(<LoadNotice loadable={resource} isPrerendered={false} />);
    resource.setStatus({ phase: 'ready' });
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it("is in the site's language, whatever the page's language is", () => {
    const resource = createFakeResource(FIRST_CLASS, { status: FAILED });
    const { language } = renderInShell(<LoadNotice loadable={resource} isPrerendered={false} />);
    act(() => {
      language.set('es');
    });
    expect(screen.getByRole('button', { name: 'Intentar de nuevo' })).toBeVisible();
  });

  it('reveals a page that was hidden because of its language only after loading has failed', () => {
    document.documentElement.dataset.languagePending = '';
    const resource = createFakeResource(FIRST_CLASS);
    renderInShell(<LoadNotice loadable={resource} isPrerendered={false} />);
    expect(document.documentElement).toHaveAttribute('data-language-pending');
    resource.setStatus(FAILED);
    expect(document.documentElement).not.toHaveAttribute('data-language-pending');
  });

  it('says that the language is missing when nothing else is', () => {
    const resource = createFakeResource(FIRST_CLASS, { status: FAILED, lacksParts: false });
    renderInShell(<LoadNotice loadable={resource} isPrerendered={false} />);
    expect(screen.getByRole('status')).toHaveTextContent('This language is not available right now.');
  });
});
