import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useTranslation } from '@farekite/shared/language';
import { ButtonLink, CallLink } from '@farekite/shared/ui';
import { KiteFlight } from '../../layout/KiteFlight/KiteFlight';
import { MessagePage } from '../../layout/MessagePage/MessagePage';
import { SuggestedLinks } from '../../layout/SuggestedLinks/SuggestedLinks';
import { useShell } from '../../context/ShellContext';
import styles from './NotFound.module.scss';

export function NotFound() {
  const { pathname } = useLocation();
  const { t } = useTranslation('shell');
  const { site } = useShell();
  useEffect(() => {
    console.info(`404: there is no page at ${pathname}`);
  }, [pathname]);
  return (
    <MessagePage below={<SuggestedLinks />}>
      <title>{`${t('notFound.title')} | ${site.name}`}</title>
      <div className={styles.message}>
        <KiteFlight />
        <p className={styles.code}>404</p>
        <h1 className={styles.heading}>{t('notFound.heading')}</h1>
        <p className={styles.text}>{t('notFound.text')}</p>
        <div className={styles.actions}>
          <ButtonLink variant="secondary" href="/">
            {t('notFound.home')}
          </ButtonLink>
          <CallLink phone={site.phone}>{t('notFound.call', { phone: site.phone })}</CallLink>
        </div>
      </div>
    </MessagePage>
  );
}
