import { telephoneHref } from '@farekite/shared/contract';
import { useLanguage } from '@farekite/shared/language';
import { useShell } from '../../ShellContext';
import type { FooterColumnContent } from '../Footer/footerColumns';
import styles from './FooterColumn.module.scss';

interface FooterColumnProps {
  readonly column: FooterColumnContent;
}

/** How so many links are laid out, if not simply one below the other. */
function layoutOf(count: number): string | undefined {
  if (count > 5) return styles.wide;
  return count > 3 ? undefined : styles.line;
}

/** Links under a heading: a few in a line where there is no room for columns, many in two columns. */
export function FooterColumn({ column: { id, title, links } }: FooterColumnProps) {
  const { site } = useShell();
  const language = useLanguage();
  const headingId = `footer-${id}`;
  return (
    <section className={layoutOf(links.length)} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.title}>
        {title[language]}
      </h2>
      <ul className={styles.links}>
        {links.map(({ to, label }) => (
          <li key={label.en}>
            <a className={styles.link} href={to === 'call' ? telephoneHref(site.phone) : to}>
              {label[language]}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
