import { useId } from 'react';
import styles from './FooterColumn.module.scss';

interface FooterColumnProps {
  readonly title: string;
  readonly links: readonly { readonly name: string; readonly href: string }[];
}

/** Few links are in one line on narrow screens, many in two columns. */
export function FooterColumn({ title, links }: FooterColumnProps) {
  const headingId = useId();
  const inline = links.length > 3 ? undefined : styles.inline;
  return (
    <section className={links.length > 5 ? styles.wide : inline} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.title}>
        {title}
      </h2>
      <ul className={styles.links}>
        {links.map(({ name, href }, index) => (
          <li key={index}>
            <a className={styles.link} href={href}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
