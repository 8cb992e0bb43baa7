import type { ReactNode } from 'react';
import { Sky } from '@farekite/shared/ui';
import styles from './MessagePage.module.scss';

interface MessagePageProps {
  /** The message, shown in the sky. */
  readonly children: ReactNode;
  /** Shown below the clouds. */
  readonly below?: ReactNode;
}

/** A page of the shell itself: a message in the middle of a sky that fills the screen. */
export function MessagePage({ children, below }: MessagePageProps) {
  return (
    <div className={styles.page}>
      <Sky className={styles.sky}>{children}</Sky>
      {below}
    </div>
  );
}
