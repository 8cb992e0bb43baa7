import { memo, Suspense, useCallback, useEffect, useState } from 'react';
import type { Route } from '@farekite/shared/contract';
import { useRouteFocus } from '../useRouteFocus';
import { repeatEarlyClicks } from '../../document/earlyClicks';
import { reportError } from '../../errors/reportError';
import { useNavigation } from '../../navigation/NavigationContext';
import { useSiteLanguageInTransition } from '../../context/useSiteLanguageInTransition';
import { useShell } from '../../context/ShellContext';
import { LoadNotice } from '../LoadNotice/LoadNotice';
import { PageErrorBoundary } from '../PageErrorBoundary/PageErrorBoundary';
import { PageFallback } from '../PageFallback/PageFallback';
import { PrerenderedPage } from '../PrerenderedPage/PrerenderedPage';
import { failedStep, RemoteError } from '../../remotes/RemoteError';

interface RemoteOutletProps {
  readonly route: Route;
}

/**
 * Shows the page of a remote. Location and language change it in transitions and nothing else changes it:
 * any urgent update of a component that renders a Suspense boundary which is not hydrated yet makes React
 * discard the prerendered page.
 */
export const RemoteOutlet = memo(function RemoteOutlet({ route }: RemoteOutletProps) {
  const { pages, site } = useShell();
  const language = useSiteLanguageInTransition();
  const { navigate } = useNavigation();
  const onRouteShown = useRouteFocus(route);
  const [resource] = useState(() => pages.page(route));
  const { RemotePage, prerendered } = resource;

  const onShown = useCallback<typeof onRouteShown>(
    (shown) => {
      onRouteShown(shown);
      repeatEarlyClicks('page');
    },
    [onRouteShown],
  );
  const reportPageError = useCallback(
    (cause: unknown) => {
      const step = failedStep(cause) ?? 'page';
      reportError(new RemoteError({ remote: route.remote, version: resource.getVersion(), step, cause }));
    },
    [route, resource],
  );
  useEffect(() => {
    pages.enter(route);
    return () => {
      pages.leave(route);
    };
  }, [pages, route]);

  const notice = <LoadNotice loadable={resource} isPrerendered={prerendered !== undefined} />;
  return (
    <>
      {prerendered && notice}
      <PageErrorBoundary resource={resource}>
        <Suspense
          fallback={
            prerendered ? <PrerenderedPage nodes={prerendered} /> : <PageFallback resource={resource} />
          }
        >
          <RemotePage
            language={language}
            site={site}
            navigate={navigate}
            reportError={reportPageError}
            onShown={onShown}
          />
          {/* Inside, because the fallback says itself what is the matter. */}
          {!prerendered && notice}
        </Suspense>
      </PageErrorBoundary>
    </>
  );
});
