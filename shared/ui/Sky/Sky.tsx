import type { ReactNode } from 'react';
import { Clouds } from '../Clouds/Clouds';
import styles from './Sky.module.scss';

interface SkyProps {
  /** Leaves padding for the clouds at the lower edge. Its custom property `--sky-background` replaces the dark gradient. */
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A band of sky that ends in white clouds, behind the content. */
export function Sky({ className = '', children }: SkyProps) {
  return (
    <div className={`${styles.sky} ${className}`.trim()}>
      {children}
      <Clouds />
    </div>
  );
}
