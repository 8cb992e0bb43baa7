import { Suspense, useCallback, useEffect, useState } from 'react';
import type { Route } from '@farekite/shared/contract';
import { useStore } from '@farekite/shared/hooks';
import { useShell } from '../../context/ShellContext';
import { revealDocument } from '../../document/documentHead';
import { reportError } from '../../errors/reportError';
import { usePageFocus } from '../../navigation/usePageFocus';
import { RemoteError } from '../../remotes/RemoteError';
import type { RemotePage as Page, RemotePageProps } from '../../remotes/Pages';
import { LoadNotice } from '../LoadNotice/LoadNotice';
import { PageErrorBoundary } from '../PageErrorBoundary/PageErrorBoundary';
import { PageFallback } from '../PageFallback/PageFallback';

interface RemotePageElementProps {
  readonly route: Route;
}

/**
 * Shows the page of a remote. It subscribes to nothing: any urgent update of a component that renders a Suspense boundary
 * which is not hydrated yet makes React discard the prerendered page.
 */
export function RemotePage({ route }: RemotePageElementProps) {
  const { choice, pages, site } = useShell();
  const [page] = useState(() => pages.get(route));
  const onShown = usePageFocus(page);
  const reportPageError = useCallback<RemotePageProps['reportError']>(
    (cause) => {
      reportError(new RemoteError('page', route.remote, page.getVersion(), cause));
    },
    [route, page],
  );
  useEffect(() => {
    const stopFollowing = choice.follow(page);
    return () => {
      stopFollowing();
      pages.leave(page);
    };
  }, [choice, pages, page]);

  const { Component, prerendered } = page;
  const notice = <LoadNotice loadable={page} />;
  const fallback = prerendered ? <PrerenderedPage nodes={prerendered} /> : <PageFallback page={page} />;
  return (
    <>
      {prerendered && notice}
      <PageErrorBoundary page={page} fallback={fallback}>
        <Suspense fallback={fallback}>
          <Component site={site} reportError={reportPageError} onShown={onShown} />
          <DocumentReveal page={page} />
          {/* Inside, because the fallback says itself what is the matter. */}
          {!prerendered && notice}
        </Suspense>
      </PageErrorBoundary>
    </>
  );
}

/**
 * Shows a document that was hidden because of its language, once shell and page are in the one that the visitor has chosen.
 * It stands beside the page, so that React renders both at once.
 */
function DocumentReveal({ page }: { readonly page: Page }) {
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

/** Shows copies of a page's prerendered nodes where the live page cannot be rendered. Text and links work, components do not. */
function PrerenderedPage({ nodes }: { readonly nodes: readonly Node[] }) {
  const fill = useCallback(
    (element: HTMLDivElement | null) => {
      element?.replaceChildren(...nodes.map((node) => node.cloneNode(true)));
    },
    [nodes],
  );
  return <div ref={fill} />;
}
