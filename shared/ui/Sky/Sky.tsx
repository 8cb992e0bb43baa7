import type { ReactNode } from 'react';
import { Clouds } from '../Clouds/Clouds';
import styles from './Sky.module.scss';

interface SkyProps {
  /** `light` is pale blue, for dark text. @default 'dark' */
  readonly tone?: 'dark' | 'light';
  /** For the layout of the content. It leaves padding for the clouds, which cover the lower edge. */
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A band of sky that ends in white clouds. The content is drawn in front of the clouds. */
export function Sky({ tone = 'dark', className = '', children }: SkyProps) {
  return (
    <div className={`${styles[tone]} ${className}`.trim()}>
      {children}
      <Clouds />
    </div>
  );
}
