import type { ReactNode } from 'react';
import { telephoneHref } from '../../contract/site';
import styles from './CallLink.module.scss';

interface CallLinkProps {
  /** The number as people read it; see SiteDetails.phone. */
  readonly phone: string;
  /** `primary` for the main call of a page, `secondary` for one of many in a list. @default 'primary' */
  readonly variant?: 'primary' | 'secondary';
  /** Whether it is as wide as its container. @default false */
  readonly fullWidth?: boolean;
  /** The link's text, in the language of the page. */
  readonly children: ReactNode;
}

/** A telephone link that looks like a button, in the color that only calls have. All calls are offered with it. */
export function CallLink({ phone, variant = 'primary', fullWidth = false, children }: CallLinkProps) {
  return (
    <a
      className={`${styles[variant]} ${fullWidth ? styles.fullWidth : ''}`.trim()}
      href={telephoneHref(phone)}
    >
      {children}
    </a>
  );
}
