import { useEffect } from 'react';
import { useStore } from '@farekite/shared/hooks';
import { useShell } from '../../context/ShellContext';
import { revealDocument } from '../../document/revealDocument';
import type { SitePart } from '../../loading/createLoading';

/** Shows a document that was hidden because of its language, once shell and page are in the one that the visitor has chosen. */
export function DocumentReveal({ page }: { readonly page: SitePart }) {
  const { choice } = useShell();
  const chosen = useStore(choice.chosen);
  const shown = useStore(choice.shown);
  const phase = useStore(page.phase);
  useEffect(() => {
    // What they are now: while React hydrates, it renders the values of the document.
    if (choice.shown.get() === choice.chosen.get() && page.phase.get() === 'ready') revealDocument();
  }, [choice, page, chosen, shown, phase]);
  return null;
}
