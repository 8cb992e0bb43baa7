import { useId } from 'react';
import { useLanguage, useTexts } from '@farekite/shared/language';
import { FOOTER_COLUMNS } from '../Footer/footerColumns';
import { HEADER_LINKS } from '../NavLinks/headerLinks';
import styles from './WaysOn.module.scss';
import { waysOnTexts } from './WaysOn.texts';

/** The pages of the header, without the first page, and the guides. */
const WAYS_ON = [
  ...HEADER_LINKS.filter(({ path }) => path !== '/').map(({ path, label }) => ({ to: path, label })),
  ...FOOTER_COLUMNS.filter(({ id }) => id === 'guides').flatMap(({ links }) => links),
];

/** Where a visitor can go whose page is not to be had. */
export function WaysOn() {
  const t = useTexts(waysOnTexts);
  const language = useLanguage();
  const headingId = useId();
  return (
    <nav className={styles.ways} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.title}>
        {t('heading')}
      </h2>
      <ul className={styles.links}>
        {WAYS_ON.map(({ to, label }) => (
          <li key={to}>
            <a className={styles.link} href={to}>
              {label[language]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
