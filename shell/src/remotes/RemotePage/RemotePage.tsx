import { memo, Suspense, useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Route } from '@farekite/shared/contract';
import { useArrival } from '../../App/useArrival';
import { reportError } from '../../errors/reportError';
import { useFollowedLanguage } from '../../language/useShellLanguage';
import { useShell } from '../../ShellContext';
import { PageErrorBoundary } from '../PageErrorBoundary/PageErrorBoundary';
import { PageFallback } from '../PageFallback/PageFallback';
import { PrerenderedPage } from '../PrerenderedPage/PrerenderedPage';
import { RemoteError } from '../RemoteError';
import { RemoteNotice } from '../RemoteNotice/RemoteNotice';

interface RemotePageProps {
  readonly route: Route;
}

/**
 * The place of a remote's page. Location and language reach it in transitions, everything else not at
 * all: any urgent update of the component that renders a Suspense boundary which is not hydrated yet
 * makes React throw the prerendered page away.
 */
export const RemotePage = memo(function RemotePage({ route }: RemotePageProps) {
  const { pages, site } = useShell();
  const language = useFollowedLanguage();
  const navigate = useNavigate();
  const onShown = useArrival(route);
  const [resource] = useState(() => pages.page(route));
  const { Region, prerendered } = resource;

  const goTo = useCallback((path: string) => void navigate(path), [navigate]);
  const reportPageError = useCallback(
    (cause: unknown) => {
      const release = resource.getRelease();
      reportError(new RemoteError({ remote: route.remote, release, phase: 'page', cause }));
    },
    [route, resource],
  );
  useEffect(
    () => () => {
      pages.leave(route);
    },
    [pages, route],
  );

  return (
    <>
      {prerendered && <RemoteNotice resource={resource} />}
      <PageErrorBoundary resource={resource}>
        <Suspense
          fallback={
            prerendered ? <PrerenderedPage nodes={prerendered} /> : <PageFallback resource={resource} />
          }
        >
          <Region
            language={language}
            site={site}
            navigate={goTo}
            reportError={reportPageError}
            onShown={onShown}
          />
        </Suspense>
      </PageErrorBoundary>
    </>
  );
});
