import { Suspense, use, useEffect, useState } from 'react';
import type { Route } from '@farekite/shared/contract';
import { useStore } from '@farekite/shared/hooks';
import { addressIn } from '@farekite/shared/language';
import { useShell } from '../../context/ShellContext';
import { ErrorBoundary } from '../../errors/ErrorBoundary';
import { focusPage, usePageFocus } from '../../navigation/usePageFocus';
import type { PageLoad } from '../../remotes/RemotePages';
import { visitViews } from '../../telemetry/visitViews';
import { LoadNotice } from '../LoadNotice/LoadNotice';
import { PageFallback } from '../PageFallback/PageFallback';

/**
 * The page of a remote. It subscribes to no store: an urgent update of a component that renders a Suspense boundary makes React
 * discard a prerendered page that is not hydrated yet.
 */
export function RemotePage({ route }: { readonly route: Route }) {
  const { pages } = useShell();
  const [page] = useState(() => pages.get(route));
  const onShown = usePageFocus(page);
  const { loading, prerendered } = page;
  const fallback = prerendered ? <div ref={prerendered} /> : <PageFallback loading={loading} />;
  const onError = (error: unknown, focused: Element | null) => {
    page.fail(error);
    if (focused?.closest('[data-remote]')) focusPage();
  };
  return (
    <>
      {prerendered && <LoadNotice loading={loading} failure="partial" />}
      <ErrorBoundary onError={onError} fallback={() => fallback}>
        <Suspense fallback={fallback}>
          <LoadedRemotePage page={page} onShown={onShown} />
        </Suspense>
      </ErrorBoundary>
    </>
  );
}

/** The page when it has come, which follows the language of the shell, in an element that names its release and its language. */
function LoadedRemotePage({ page, onShown }: { readonly page: PageLoad; readonly onShown: () => void }) {
  const { choice, site } = useShell();
  const { release, Page, texts, report } = use(page.arrival);
  const language = useStore(texts.language);
  useEffect(() => choice.follow(texts), [choice, texts]);
  useEffect(() => {
    if (TELEMETRY) visitViews.show();
    onShown();
  }, [onShown]);
  return (
    <>
      <LoadNotice loading={texts.loading} failure="languageFailed" />
      <div data-remote={release.name} data-release={release.version} lang={language}>
        <title>{Page.head(texts.i18n, site).title}</title>
        <link rel="canonical" href={site.origin + addressIn(language, page.route.path)} />
        <Page i18n={texts.i18n} site={site} reportError={report} />
      </div>
    </>
  );
}
