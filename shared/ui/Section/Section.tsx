import { useId, type ComponentProps, type ReactElement, type ReactNode } from 'react';
import styles from './Section.module.scss';

export interface SectionProps extends Omit<ComponentProps<'section'>, 'title' | 'aria-labelledby'> {
  readonly title: string;
  /** Arranges the title with an intro or buttons. @default the title alone */
  readonly header?: (title: ReactElement) => ReactNode;
  /** `tinted` sets the section off from white neighbors. @default 'plain' */
  readonly surface?: 'plain' | 'tinted';
  /** Replaces the surface. @default none */
  readonly className?: string | undefined;
  /** `split` puts the content beside the title on wide screens. @default 'stacked' */
  readonly arrangement?: 'stacked' | 'split';
}

/** A part of a page, labelled by its title: full width, with the content in the site's column. */
export function Section({
  title,
  header,
  surface = 'plain',
  className = styles[surface],
  arrangement = 'stacked',
  children,
  ...section
}: SectionProps) {
  const titleId = useId();
  const heading = (
    <h2 id={titleId} className={styles.title}>
      {title}
    </h2>
  );
  return (
    <section {...section} className={className} aria-labelledby={titleId}>
      <div className={arrangement === 'split' ? `${styles.container} ${styles.split}` : styles.container}>
        {header ? header(heading) : heading}
        <div>{children}</div>
      </div>
    </section>
  );
}
