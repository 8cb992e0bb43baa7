import type { ReactNode } from 'react';
import { Clouds } from '@farekite/shared/ui';
import styles from './SkyPage.module.scss';

interface SkyPageProps {
  /** What stands in the sky. */
  readonly children: ReactNode;
  /** What stands below the clouds. */
  readonly below?: ReactNode;
}

/** A page of the shell's own: a sky as high as the screen has room for, with its words in the middle. */
export function SkyPage({ children, below }: SkyPageProps) {
  return (
    <div className={styles.page}>
      <div className={styles.sky}>
        {children}
        <Clouds />
      </div>
      {below}
    </div>
  );
}
