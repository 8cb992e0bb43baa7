import { menuPaths } from '@farekite/shared/contract';
import { useTranslation } from '@farekite/shared/language';
import { HEADER_PATHS } from '../NavLinks/NavLinks';
import styles from './SuggestedLinks.module.scss';

/** For a visitor whose page does not exist or cannot be shown. */
export function SuggestedLinks() {
  const { t } = useTranslation('shell');
  const { t: tShared } = useTranslation('shared');
  const links = [
    ...HEADER_PATHS.filter((path) => path !== '/').map((path) => ({ path, name: t(`navLinks.${path}`) })),
    ...menuPaths('guides').map((path) => ({ path, name: tShared(`routes.${path}`) })),
  ];
  return (
    <nav className={styles.suggestions} aria-labelledby="suggested-links">
      <h2 id="suggested-links" className={styles.title}>
        {t('suggestedLinks.heading')}
      </h2>
      <ul className={styles.links}>
        {links.map(({ path, name }) => (
          <li key={path}>
            <a className={styles.link} href={path}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
