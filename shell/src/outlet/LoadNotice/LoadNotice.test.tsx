import { screen, within } from '@testing-library/react';
import { outlet } from '../../locales/en/shell.json';
import { createFakePage } from '../../testing/createFakePage';
import { FIRST_CLASS } from '../../testing/pages';
import { renderInShell } from '../../testing/renderInShell';
import { LoadNotice } from './LoadNotice';

function renderNotice(options?: Parameters<typeof createFakePage>[1]) {
  const page = createFakePage(FIRST_CLASS, options);
  return { page, ...renderInShell(<LoadNotice loadable={page} />), status: screen.getByRole('status') };
}

describe('LoadNotice', () => {
  it('is an empty status while the page loads normally, and when it has loaded', () => {
    const { page, status } = renderNotice();
    expect(status).toBeEmptyDOMElement();
    page.setPhase('slow');
    expect(status).not.toBeEmptyDOMElement();
    page.setPhase('ready');
    expect(status).toBeEmptyDOMElement();
  });

  it.each([
    ['slow', true, outlet.slow],
    ['failed', true, outlet.partial],
    ['failed', false, outlet.languageFailed],
  ] as const)(
    'explains the problem in that status and offers to try again (%s, lacks parts: %s)',
    async (phase, lacksParts, text) => {
      const { page, status, user } = renderNotice({ lacksParts });
      page.setPhase(phase);
      expect(status).toHaveTextContent(text);
      await user.click(within(status).getByRole('button', { name: 'Try again' }));
      expect(page.retry).toHaveBeenCalledTimes(1);
    },
  );

  it('keeps the button and its focus while it tries again', async () => {
    const { page, status, user } = renderNotice({ phase: 'failed' });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    page.setPhase('retrying');
    expect(status).toHaveTextContent('Loading…');
    expect(screen.getByRole('button', { name: 'Try again' })).toHaveFocus();
  });

  it('reveals a page that was hidden because of its language only after loading has failed', () => {
    document.documentElement.dataset.languagePending = '';
    const { page } = renderNotice();
    page.setPhase('slow');
    expect(document.documentElement).toHaveAttribute('data-language-pending');
    page.setPhase('failed');
    expect(document.documentElement).not.toHaveAttribute('data-language-pending');
  });
});
