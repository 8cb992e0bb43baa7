import { Suspense, useCallback, useEffect, useState } from 'react';
import type { Route } from '@farekite/shared/contract';
import { useShell } from '../../context/ShellContext';
import { reportError } from '../../errors/reportError';
import { usePageFocus } from '../../navigation/usePageFocus';
import { RemoteError } from '../../remotes/RemoteError';
import type { RemotePageProps } from '../../remotes/Pages';
import { DocumentReveal } from '../DocumentReveal/DocumentReveal';
import { LoadNotice } from '../LoadNotice/LoadNotice';
import { PageErrorBoundary } from '../PageErrorBoundary/PageErrorBoundary';
import { PageFallback } from '../PageFallback/PageFallback';
import { PrerenderedPage } from '../PrerenderedPage/PrerenderedPage';

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
      reportError(new RemoteError({ remote: route.remote, version: page.getVersion(), step: 'page', cause }));
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
  return (
    <>
      {prerendered && notice}
      <PageErrorBoundary page={page}>
        <Suspense
          fallback={prerendered ? <PrerenderedPage nodes={prerendered} /> : <PageFallback page={page} />}
        >
          <Component site={site} reportError={reportPageError} onShown={onShown} />
          <DocumentReveal page={page} />
          {/* Inside, because the fallback says itself what is the matter. */}
          {!prerendered && notice}
        </Suspense>
      </PageErrorBoundary>
    </>
  );
}
