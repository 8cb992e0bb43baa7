import type { ReactNode } from 'react';
import { Clouds } from '../Clouds/Clouds';
import styles from './Sky.module.scss';

interface SkyProps {
  /**
   * For the layout of the content. It leaves padding for the clouds, which cover the lower edge. The custom
   * property `--sky-background` on it replaces the dark gradient.
   */
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A band of sky that ends in white clouds. The content is drawn in front of the clouds. */
export function Sky({ className = '', children }: SkyProps) {
  return (
    <div className={`${styles.sky} ${className}`.trim()}>
      {children}
      <Clouds />
    </div>
  );
}
