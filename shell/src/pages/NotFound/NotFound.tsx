import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useTexts } from '@farekite/shared/language';
import { ButtonLink, CallLink } from '@farekite/shared/ui';
import { revealDocument } from '../../App/documentHead';
import { KiteFlight } from '../../chrome/KiteFlight/KiteFlight';
import { SkyPage } from '../../chrome/SkyPage/SkyPage';
import { WaysOn } from '../../chrome/WaysOn/WaysOn';
import { ShellLanguage } from '../../language/useShellLanguage';
import { useShell } from '../../ShellContext';
import styles from './NotFound.module.scss';
import { notFoundTexts } from './NotFound.texts';

/** The page of every path that the route table does not know. The server answers it with 404. */
export function NotFound() {
  const { pathname } = useLocation();
  useEffect(() => {
    console.info(`404: there is no page at ${pathname}`);
  }, [pathname]);
  return (
    <ShellLanguage>
      <NotFoundText />
    </ShellLanguage>
  );
}

function NotFoundText() {
  const t = useTexts(notFoundTexts);
  const { site } = useShell();
  const title = `${t('title')} | ${site.name}`;
  useEffect(() => {
    document.title = title;
    revealDocument();
  }, [title]);
  return (
    <SkyPage below={<WaysOn />}>
      <div className={styles.words}>
        <KiteFlight />
        <p className={styles.code}>404</p>
        <h1 className={styles.heading}>{t('heading')}</h1>
        <p className={styles.text}>{t('text')}</p>
        <div className={styles.actions}>
          <ButtonLink look="secondary" href="/">
            {t('home')}
          </ButtonLink>
          <CallLink phone={site.phone}>{t('call', { phone: site.phone })}</CallLink>
        </div>
      </div>
    </SkyPage>
  );
}
