import type { ReactNode } from 'react';
import { Scene, type SceneName } from '../Scene/Scene';
import styles from './LinkCard.module.scss';

/** Two fifths of half a page, or of a phone. */
const OPEN_SIZES = '(width >= 1024px) 240px, 40vw';

interface LinkCardProps {
  readonly href: string;
  readonly scene: SceneName;
  /** Names the card and its link. */
  readonly title: string;
  /** `open` lays picture and words side by side, as the two pages of a book. @default 'upright' */
  readonly layout?: 'upright' | 'open';
  readonly children: ReactNode;
}

/** A picture, a title and what else it says; a link as a whole. */
export function LinkCard({ href, scene, title, layout = 'upright', children }: LinkCardProps) {
  return (
    <article className={`${styles.card} ${styles[layout]}`}>
      <div className={styles.picture}>
        <Scene scene={scene} {...(layout === 'open' && { sizes: OPEN_SIZES })} />
      </div>
      <div className={styles.text}>
        <h3 className={styles.title}>
          <a className={styles.link} href={href}>
            {title}
          </a>
        </h3>
        {children}
      </div>
    </article>
  );
}
