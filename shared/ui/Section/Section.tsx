import { useId, type ReactNode } from 'react';
import styles from './Section.module.scss';

interface SectionProps {
  /** Anchor for links to this section. */
  readonly id?: string;
  readonly title: string;
  /** `tinted` sets it off from its white neighbours. @default 'plain' */
  readonly surface?: 'plain' | 'tinted';
  /** `split` sets the content beside the heading where the screen is wide: for running text. @default 'stacked' */
  readonly layout?: 'stacked' | 'split';
  readonly children: ReactNode;
}

/** A part of a page: full width, labelled by its heading, its content in the site's container. */
export function Section({ id, title, surface = 'plain', layout = 'stacked', children }: SectionProps) {
  const titleId = useId();
  return (
    <section id={id} className={styles[surface]} aria-labelledby={titleId}>
      <div className={`${styles.container} ${styles[layout]}`}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <div>{children}</div>
      </div>
    </section>
  );
}
