import { Suspense, useEffect, useState } from 'react';
import type { Route } from '@farekite/shared/contract';
import { useShell } from '../../context/ShellContext';
import { ErrorBoundary } from '../../errors/ErrorBoundary';
import { focusPage, usePageFocus } from '../../navigation/usePageFocus';
import { DocumentReveal } from '../DocumentReveal/DocumentReveal';
import { LoadNotice } from '../LoadNotice/LoadNotice';
import { PageFallback } from '../PageFallback/PageFallback';

/**
 * Shows the page of a remote. It subscribes to nothing: any urgent update of a component that renders a Suspense boundary
 * which is not hydrated yet makes React discard the prerendered page.
 */
export function RemotePage({ route }: { readonly route: Route }) {
  const { choice, pages, site } = useShell();
  const [page] = useState(() => pages.get(route));
  const onShown = usePageFocus(page);
  useEffect(() => choice.follow(page), [choice, page]);

  const { Component, prerendered } = page;
  const notice = <LoadNotice part={page} />;
  const fallback = prerendered ? <div ref={prerendered} /> : <PageFallback page={page} />;
  const onError = (error: unknown, focused: Element | null) => {
    page.fail(error);
    if (focused?.closest('[data-remote]')) focusPage();
  };
  return (
    <>
      {prerendered && notice}
      <ErrorBoundary onError={onError} fallback={() => fallback}>
        <Suspense fallback={fallback}>
          {/* Inside, because the fallback says itself what is the matter. */}
          {!prerendered && notice}
          <Component site={site} onShown={onShown} />
          {/* Beside the page, so that React renders both at once. */}
          <DocumentReveal page={page} />
        </Suspense>
      </ErrorBoundary>
    </>
  );
}
