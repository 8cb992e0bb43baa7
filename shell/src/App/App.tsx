import { Suspense, useEffect, type ReactNode } from 'react';
import { repeatEarlyClicks } from '../document/earlyClicks';
import { FloatingButtons } from '../layout/FloatingButtons/FloatingButtons';
import { Footer } from '../layout/Footer/Footer';
import { Header } from '../layout/Header/Header';
import { PrintHeader } from '../layout/PrintHeader/PrintHeader';
import { SkipLink } from '../layout/SkipLink/SkipLink';
import { TopBanner } from '../layout/TopBanner/TopBanner';
import { SiteLanguageProvider } from '../context/SiteLanguageProvider';
import { NotFound } from '../pages/NotFound/NotFound';
import { ApplicationError } from '../pages/ApplicationError/ApplicationError';
import { PreviewBanner } from '../layout/PreviewBanner/PreviewBanner';
import { LoadNotice } from '../outlet/LoadNotice/LoadNotice';
import { RemoteOutlet } from '../outlet/RemoteOutlet/RemoteOutlet';
import { useNavigation } from '../navigation/NavigationContext';
import { findRoute } from '../routes/siteRoutes';
import { ShellContext, useShell, type ShellServices } from '../context/ShellContext';
import { useClientLinks } from './useClientLinks';
import { useStoredLanguage } from './useStoredLanguage';

interface AppProps {
  readonly services: ShellServices;
}

/** The whole page: the shell's layout around the outlet for remotes' pages. */
export function App({ services }: AppProps) {
  return (
    <ShellContext value={services}>
      <ApplicationError>
        <LayoutPart>
          <SkipLink />
          <PrintHeader />
          <PreviewBanner />
          <TopBanner />
        </LayoutPart>
        <LayoutPart>
          <CurrentHeader />
        </LayoutPart>
        <main id="content" tabIndex={-1}>
          <LanguageNotice />
          <CurrentPage />
        </main>
        <LayoutPart>
          <FloatingButtons />
        </LayoutPart>
        <LayoutPart>
          <Footer />
        </LayoutPart>
        <AppEffects />
      </ApplicationError>
    </ShellContext>
  );
}

/**
 * A part of the layout, in the site's language. React hydrates each Suspense boundary by itself, and lets the browser
 * work in between; what a visitor touches is hydrated first. Nothing in it suspends, so that it needs no fallback.
 */
function LayoutPart({ children }: { readonly children: ReactNode }) {
  return (
    <Suspense>
      <SiteLanguageProvider>{children}</SiteLanguageProvider>
    </Suspense>
  );
}

/** The page of the address. An error is shown in its place until another page is. */
function CurrentPage() {
  const route = findRoute(useNavigation().pathname);
  return (
    <ApplicationError key={route?.path}>
      {route ? <RemoteOutlet route={route} /> : <NotFound />}
    </ApplicationError>
  );
}

/** Says when the site cannot be shown in the language that was chosen. */
function LanguageNotice() {
  return <LoadNotice loadable={useShell().shellTexts} isPrerendered />;
}

function CurrentHeader() {
  return <Header path={useNavigation().pathname} />;
}

/** Runs the shell's effects. A component without elements, so that no component above a page renders again because of them. */
function AppEffects() {
  useStoredLanguage();
  useClientLinks();
  useEffect(() => {
    // React hydrates at once the part of the layout that is clicked.
    repeatEarlyClicks('layout');
  }, []);
  return null;
}
