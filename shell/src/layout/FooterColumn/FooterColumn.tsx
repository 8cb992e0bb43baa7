import { telephoneHref } from '@farekite/shared/contract';
import { useLanguage } from '@farekite/shared/language';
import { useShell } from '../../context/ShellContext';
import type { FooterColumnContent } from '../Footer/footerColumns';
import styles from './FooterColumn.module.scss';

interface FooterColumnProps {
  readonly column: FooterColumnContent;
}

/** The class for this number of links; `undefined` for the default, one link below the other. */
function layoutClass(count: number): string | undefined {
  if (count > 5) return styles.wide;
  return count > 3 ? undefined : styles.inline;
}

/** Links under a heading. Few links are in one line on narrow screens, many are in two columns. */
export function FooterColumn({ column: { id, title, links } }: FooterColumnProps) {
  const { site } = useShell();
  const language = useLanguage();
  const headingId = `footer-${id}`;
  return (
    <section className={layoutClass(links.length)} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.title}>
        {title[language]}
      </h2>
      <ul className={styles.links}>
        {links.map(({ to, label }, index) => (
          <li key={index}>
            <a className={styles.link} href={to === 'call' ? telephoneHref(site.phone) : to}>
              {label[language]}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
