import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { repeatEarlyClicks } from '../document/earlyClicks';
import { FloatingButtons } from '../layout/FloatingButtons/FloatingButtons';
import { Footer } from '../layout/Footer/Footer';
import { Header } from '../layout/Header/Header';
import { PrintHeader } from '../layout/PrintHeader/PrintHeader';
import { SkipLink } from '../layout/SkipLink/SkipLink';
import { TopBanner } from '../layout/TopBanner/TopBanner';
import { ShellLanguageProvider } from '../context/ShellLanguageProvider';
import { NotFound } from '../pages/NotFound/NotFound';
import { ApplicationError } from '../pages/ApplicationError/ApplicationError';
import { PreviewBanner } from '../layout/PreviewBanner/PreviewBanner';
import { RemoteOutlet } from '../outlet/RemoteOutlet/RemoteOutlet';
import { findRoute } from '../routes/findRoute';
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
        <ShellLanguageProvider>
          <SkipLink />
          <PrintHeader />
          <PreviewBanner />
          <TopBanner />
          <CurrentHeader />
        </ShellLanguageProvider>
        <main id="content" tabIndex={-1}>
          <ApplicationError>
            <CurrentPage />
          </ApplicationError>
        </main>
        <ShellLanguageProvider>
          <FloatingButtons />
          <Footer />
        </ShellLanguageProvider>
        <AppEffects />
      </ApplicationError>
    </ShellContext>
  );
}

/** Uses findRoute like the server and the client links do: the router's own matching accepts addresses that the server answers with 404. */
function CurrentPage() {
  const route = findRoute(useLocation().pathname, useShell().developmentRoutes);
  return route ? <RemoteOutlet key={route.path} route={route} /> : <NotFound />;
}

function CurrentHeader() {
  return <Header path={useLocation().pathname} />;
}

/** Runs the shell's effects. A component without elements, so that no component above a page renders again because of them. */
function AppEffects() {
  useStoredLanguage();
  useClientLinks();
  useEffect(() => {
    repeatEarlyClicks('layout');
  }, []);
  return null;
}
