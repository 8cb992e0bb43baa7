import { telephoneHref } from '@farekite/shared/contract';
import { useLanguage } from '@farekite/shared/language';
import { useShell } from '../../ShellContext';
import type { FooterColumnContent } from '../Footer/footerColumns';
import styles from './FooterColumn.module.scss';

interface FooterColumnProps {
  readonly column: FooterColumnContent;
}

/** Links under a heading, in as many columns as there is room for. */
export function FooterColumn({ column: { id, title, links } }: FooterColumnProps) {
  const { site } = useShell();
  const language = useLanguage();
  const headingId = `footer-${id}`;
  return (
    <section className={links.length > 5 ? styles.wide : undefined} aria-labelledby={headingId}>
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
