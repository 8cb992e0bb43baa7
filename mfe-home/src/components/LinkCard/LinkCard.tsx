import type { ReactNode } from 'react';
import type { CardName } from '../../pictures/CardName';
import { Illustration } from '../Illustration/Illustration';
import styles from './LinkCard.module.scss';

/** Two fifths of the card, which takes half of a wide page or all of a narrow one. */
const HORIZONTAL_SIZES = '(width >= 1024px) 240px, 40vw';

interface LinkCardProps {
  readonly href: string;
  readonly illustration: CardName;
  readonly title: string;
  readonly arrangement?: 'vertical' | 'horizontal';
  readonly children: ReactNode;
}

export function LinkCard({ href, illustration, title, arrangement = 'vertical', children }: LinkCardProps) {
  return (
    <article className={`${styles.card} ${styles[arrangement]}`}>
      <div className={styles.picture}>
        <Illustration
          name={illustration}
          {...(arrangement === 'horizontal' && { sizes: HORIZONTAL_SIZES })}
        />
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
