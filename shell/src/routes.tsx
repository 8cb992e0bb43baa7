import { Suspense } from 'react';
import { Outlet, useRoutes, type RouteObject } from 'react-router-dom';
import type { Route } from '@farekite/shared/contract';
import { addressIn, I18nProvider, LANGUAGES } from '@farekite/shared/language';
import { ShellContext, useShell, type ShellServices } from './context/ShellContext';
import { DealsBand } from './layout/DealsBand/DealsBand';
import { FloatingButtons } from './layout/FloatingButtons/FloatingButtons';
import { Footer } from './layout/Footer/Footer';
import { Header } from './layout/Header/Header';
import { PreviewBanner } from './layout/PreviewBanner/PreviewBanner';
import { PrintHeader } from './layout/PrintHeader/PrintHeader';
import { SkipLink } from './layout/SkipLink/SkipLink';
import { TopBanner } from './layout/TopBanner/TopBanner';
import { useCurrentRoute } from './navigation/findRoute';
import { useClientLinks } from './navigation/useClientLinks';
import { useLanguageAddress } from './navigation/useLanguageAddress';
import { LoadNotice } from './outlet/LoadNotice/LoadNotice';
import { RemotePage } from './outlet/RemotePage/RemotePage';
import { ApplicationError } from './pages/ApplicationError/ApplicationError';
import { NotFound } from './pages/NotFound/NotFound';

/** All with the same element, so that a switch of the language keeps the page. */
function routesOf(route: Route): RouteObject[] {
  // By its key, an error ends with the page.
  const element = (
    <ApplicationError key={route.path}>
      <RemotePage route={route} />
    </ApplicationError>
  );
  const addresses = LANGUAGES.map((language) => addressIn(language, route.path));
  return addresses.map((path) => ({ path, caseSensitive: true, handle: route, element }));
}

export function createRoutes(pages: readonly Route[]): RouteObject[] {
  return [
    { element: <Layout />, children: [...pages.flatMap(routesOf), { path: '*', element: <NotFound /> }] },
  ];
}

/** React hydrates each Suspense boundary by itself: one that an extension has changed costs no other its nodes. */
function Layout() {
  return (
    <>
      <Suspense>
        <SkipLink />
        <PrintHeader />
        <PreviewBanner />
        <TopBanner />
      </Suspense>
      <Suspense>
        <Header />
      </Suspense>
      <main id="content" tabIndex={-1}>
        <LoadNotice loading={useShell().choice.shell.loading} failure="languageFailed" />
        <CurrentPage />
      </main>
      <Suspense>
        <DealsBand />
        <FloatingButtons />
      </Suspense>
      <Suspense>
        <Footer />
      </Suspense>
    </>
  );
}

/** The hooks are here because each address renders it again, unlike the layout. */
function CurrentPage() {
  useClientLinks();
  useLanguageAddress();
  return useCurrentRoute() ? <Outlet /> : <NotFound />;
}

export function App({ services }: { readonly services: ShellServices }) {
  return (
    <ShellContext value={services}>
      <I18nProvider i18n={services.choice.shell.i18n}>
        <ApplicationError>{useRoutes(services.routes)}</ApplicationError>
      </I18nProvider>
    </ShellContext>
  );
}
