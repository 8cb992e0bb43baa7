import type { ReactNode } from 'react';
import { Sky } from '@farekite/shared/ui';
import styles from './MessagePage.module.scss';

interface MessagePageProps {
  readonly children: ReactNode;
  readonly below?: ReactNode;
}

export function MessagePage({ children, below }: MessagePageProps) {
  return (
    <div className={styles.page}>
      <Sky className={styles.sky}>{children}</Sky>
      {below}
    </div>
  );
}
