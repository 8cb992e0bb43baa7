import type { RoutePath } from '@farekite/shared/contract';
import { formatMoney, useTranslation } from '@farekite/shared/language';
import { cardFiles, CardPicture } from '@farekite/shared/ui';
import { useId } from 'react';
import { DEAL_PAGES } from '../../../content/dealPages';
import styles from './DealLinks.module.scss';

export function DealLinks({ current }: { readonly current: RoutePath }) {
  const { t, language } = useTranslation('mfe-deals');
  const { t: shared } = useTranslation('shared');
  const headingId = useId();
  return (
    <nav className={styles.links} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.heading}>
        {t('links.heading')}
      </h2>
      <ul className={styles.grid}>
        {DEAL_PAGES.filter(({ path }) => path !== current).map(({ path, illustration, deals: [lowest] }) => (
          <li key={path}>
            <a className={styles.link} href={path}>
              <span className={styles.picture}>
                <CardPicture files={cardFiles(illustration)} sizes="(width >= 1024px) 272px, 144px" />
              </span>
              <span className={styles.text}>
                <span className={styles.label}>{shared(`routes.${path}`)}</span>{' '}
                <span className={styles.from}>
                  <span>{t('links.from')}</span>{' '}
                  <span className={styles.fare}>
                    <span className={styles.price}>{formatMoney(language, lowest.price)}</span>{' '}
                    <span>{t(`links.${lowest.trip ?? 'roundTrip'}`)}</span>
                  </span>{' '}
                  <span className={styles.route}>{t(`links.routes.${path}`)}</span>
                </span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
