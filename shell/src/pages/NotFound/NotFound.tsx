import { useEffect } from 'react';
import { useLanguage, useTexts } from '@farekite/shared/language';
import { ButtonLink, CallLink } from '@farekite/shared/ui';
import { revealDocument } from '../../document/documentHead';
import { readStoredLanguage } from '../../language/storedLanguage';
import { KiteFlight } from '../../layout/KiteFlight/KiteFlight';
import { MessagePage } from '../../layout/MessagePage/MessagePage';
import { SuggestedLinks } from '../../layout/SuggestedLinks/SuggestedLinks';
import { SiteLanguageProvider } from '../../context/SiteLanguageProvider';
import { useNavigation } from '../../navigation/NavigationContext';
import { useShell } from '../../context/ShellContext';
import styles from './NotFound.module.scss';
import { notFoundTexts } from './NotFound.texts';

/** The page for paths without a route. The server sends it with status 404. */
export function NotFound() {
  const { pathname } = useNavigation();
  useEffect(() => {
    console.info(`404: there is no page at ${pathname}`);
  }, [pathname]);
  return (
    <SiteLanguageProvider>
      <NotFoundText />
    </SiteLanguageProvider>
  );
}

function NotFoundText() {
  const t = useTexts(notFoundTexts);
  const { site } = useShell();
  const title = `${t('title')} | ${site.name}`;
  const language = useLanguage();
  useEffect(() => {
    document.title = title;
    // Otherwise the site is about to change to the stored language.
    if ((readStoredLanguage() ?? language) === language) revealDocument();
  }, [title, language]);
  return (
    <MessagePage below={<SuggestedLinks />}>
      <div className={styles.message}>
        <KiteFlight />
        <p className={styles.code}>404</p>
        <h1 className={styles.heading}>{t('heading')}</h1>
        <p className={styles.text}>{t('text')}</p>
        <div className={styles.actions}>
          <ButtonLink variant="secondary" href="/">
            {t('home')}
          </ButtonLink>
          <CallLink phone={site.phone}>{t('call', { phone: site.phone })}</CallLink>
        </div>
      </div>
    </MessagePage>
  );
}
