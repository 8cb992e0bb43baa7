import { menuPaths } from '@farekite/shared/contract';
import { useTranslation } from '@farekite/shared/language';
import { chevronRightIcon, Icon, peopleIcon, placeIcon, ticketIcon } from '@farekite/shared/ui';
import { useCurrentRoute } from '../../navigation/findRoute';
import styles from './DealsBand.module.scss';

const DEALS = [
  { path: '/business-class-deals', icon: ticketIcon },
  { path: '/family-travel-deals', icon: peopleIcon },
  { path: '/weekend-getaway-deals', icon: placeIcon },
] as const;

/** Pages that show deals themselves, or on which nobody looks for any. */
const PATHS_WITHOUT = ['/', ...menuPaths('deals'), '/booking-process', '/admin', '/admin/blog'];

/** Without fares, which are facts of another remote. */
export function DealsBand() {
  const route = useCurrentRoute();
  const { t } = useTranslation('shell');
  const { t: tShared } = useTranslation('shared');
  if (route && PATHS_WITHOUT.includes(route.path)) return null;
  return (
    <nav className={styles.band} aria-labelledby="deals-band">
      <div className={styles.container}>
        <h2 id="deals-band" className={styles.heading}>
          {t('dealsBand.heading')}
        </h2>
        <ul className={styles.deals}>
          {DEALS.map(({ path, icon }) => (
            <li key={path}>
              <a className={styles.deal} href={path}>
                <span className={styles.icon}>
                  <Icon icon={icon} sizeEm={1.5} />
                </span>
                <span>
                  <span className={styles.name}>{tShared(`routes.${path}`)}</span>{' '}
                  <span className={styles.text}>{t(`dealsBand.${path}`)}</span>
                </span>
                <Icon icon={chevronRightIcon} sizeEm={1.5} className={styles.arrow} />
              </a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
