import { useLocation } from 'react-router-dom';
import { FloatingButtons } from '../chrome/FloatingButtons/FloatingButtons';
import { Footer } from '../chrome/Footer/Footer';
import { Header } from '../chrome/Header/Header';
import { Letterhead } from '../chrome/Letterhead/Letterhead';
import { SkipLink } from '../chrome/SkipLink/SkipLink';
import { TopBanner } from '../chrome/TopBanner/TopBanner';
import { ShellLanguage } from '../language/useShellLanguage';
import { NotFound } from '../pages/NotFound/NotFound';
import { ApplicationError } from '../pages/ApplicationError/ApplicationError';
import { PreviewBanner } from '../preview/PreviewBanner/PreviewBanner';
import { RemotePage } from '../remotes/RemotePage/RemotePage';
import { findRoute } from '../routes/routes';
import { ShellContext, type ShellServices } from '../ShellContext';
import { useClientLinks } from './useClientLinks';
import { useStoredLanguage } from './useStoredLanguage';

interface AppProps {
  readonly services: ShellServices;
}

/** The whole page: the shell's parts around the place where a remote's page stands. */
export function App({ services }: AppProps) {
  return (
    <ShellContext value={services}>
      <ApplicationError>
        <ShellLanguage>
          <SkipLink />
          <Letterhead />
          <PreviewBanner />
          <TopBanner />
          <CurrentHeader />
        </ShellLanguage>
        <main id="content" tabIndex={-1}>
          <ApplicationError>
            <CurrentPage />
          </ApplicationError>
        </main>
        <ShellLanguage>
          <FloatingButtons />
          <Footer />
        </ShellLanguage>
        <Behaviour />
      </ApplicationError>
    </ShellContext>
  );
}

/** Finds the page as everybody else does: the router's own matching takes addresses that the server answers with 404. */
function CurrentPage() {
  const route = findRoute(useLocation().pathname);
  return route ? <RemotePage key={route.path} route={route} /> : <NotFound />;
}

function CurrentHeader() {
  return <Header path={useLocation().pathname} />;
}

/** What the shell does beside showing: no element, so that nothing above a page renders again for it. */
function Behaviour() {
  useStoredLanguage();
  useClientLinks();
  return null;
}
