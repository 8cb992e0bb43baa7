import { useEffect } from 'react';
import { useStore } from '@farekite/shared/hooks';
import { useShell } from '../../context/ShellContext';
import { revealDocument } from '../../document/documentHead';
import type { RemotePage } from '../../remotes/Pages';

interface DocumentRevealProps {
  readonly page: RemotePage;
}

/**
 * Shows a document that was hidden because of its language, once shell and page are in the one that the visitor has chosen.
 * It stands beside the page, so that React renders both at once.
 */
export function DocumentReveal({ page }: DocumentRevealProps) {
  const { choice } = useShell();
  const chosen = useStore(choice.store);
  const shown = useStore(choice.shown);
  const phase = useStore(page.phase);
  useEffect(() => {
    // What they are now: while React hydrates, it renders the values of the document.
    if (choice.shown.get() === choice.store.get() && page.phase.get() === 'ready') revealDocument();
  }, [choice, page, chosen, shown, phase]);
  return null;
}
