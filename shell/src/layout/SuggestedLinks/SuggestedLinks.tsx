import { useId } from 'react';
import { useLanguage, useTexts } from '@farekite/shared/language';
import menus from '../menus.data';
import { HEADER_LINKS } from '../NavLinks/headerLinks';
import styles from './SuggestedLinks.module.scss';
import { suggestedLinksTexts } from './SuggestedLinks.texts';

/** The header's links without the home page, and the guides. */
const SUGGESTED_LINKS = [
  ...HEADER_LINKS.filter(({ path }) => path !== '/'),
  ...menus.guides.map(({ path, name }) => ({ path, label: name })),
];

/** Links for a visitor whose page does not exist or cannot be shown. */
export function SuggestedLinks() {
  const t = useTexts(suggestedLinksTexts);
  const language = useLanguage();
  const headingId = useId();
  return (
    <nav className={styles.suggestions} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.title}>
        {t('heading')}
      </h2>
      <ul className={styles.links}>
        {SUGGESTED_LINKS.map(({ path, label }) => (
          <li key={path}>
            <a className={styles.link} href={path}>
              {label[language]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
