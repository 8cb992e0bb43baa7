import { useId, type ComponentProps, type ReactNode } from 'react';
import { Clouds } from '../Clouds/Clouds';
import styles from './Section.module.scss';

interface SectionProps extends Omit<ComponentProps<'section'>, 'title' | 'aria-labelledby'> {
  readonly title: string;
  /** Shown under the title, in the same column. @default nothing */
  readonly intro?: ReactNode;
  /** Buttons on the line of the title. @default none */
  readonly controls?: ReactNode;
  /** `nav` where the section consists of links to other pages. @default 'section' */
  readonly as?: 'section' | 'nav';
  /**
   * `tinted` sets the section off from white neighbors; `sky` is dark, has white text and ends in clouds. The
   * custom property `--section-background` on `className` replaces the background. @default 'plain'
   */
  readonly surface?: 'plain' | 'tinted' | 'sky';
  /**
   * `stacked` puts the content below the title, `split` beside it on wide screens, for running text. `flow`
   * leaves the space between title and content to the content. @default 'stacked'
   */
  readonly layout?: 'stacked' | 'split' | 'flow';
}

/** A part of a page: full width, labelled by its title, with the content in the site's column. */
export function Section({
  title,
  intro,
  controls,
  as: Element = 'section',
  surface = 'plain',
  layout = 'stacked',
  className = '',
  children,
  ...section
}: SectionProps) {
  const titleId = useId();
  const heading = (
    <h2 id={titleId} className={styles.title}>
      {title}
    </h2>
  );
  const hasTop = intro !== undefined || controls !== undefined;
  return (
    <Element {...section} className={`${styles[surface]} ${className}`.trim()} aria-labelledby={titleId}>
      <div className={`${styles.container} ${styles[layout]}`}>
        {hasTop ? (
          <div className={styles.top}>
            <div className={styles.titleAndIntro}>
              {heading}
              {intro}
            </div>
            {controls}
          </div>
        ) : (
          heading
        )}
        {layout === 'flow' ? children : <div>{children}</div>}
      </div>
      {surface === 'sky' && <Clouds />}
    </Element>
  );
}
