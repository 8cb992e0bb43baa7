import type { ReactNode } from 'react';
import { telephoneHref } from '../../contract/site';
import styles from './CallLink.module.scss';

interface CallLinkProps {
  /** The number as people read it; see SiteDetails.phone. */
  readonly phone: string;
  /** `primary` for the one that the page leads up to, `secondary` where many stand beside each other. @default 'primary' */
  readonly look?: 'primary' | 'secondary';
  /** Takes the whole width of its container. @default false */
  readonly fullWidth?: boolean;
  /** The link's text, in the language of the page. */
  readonly children: ReactNode;
}

/** The one way to offer a call: a telephone link in the colour that is kept for it. */
export function CallLink({ phone, look = 'primary', fullWidth = false, children }: CallLinkProps) {
  return (
    <a className={`${styles[look]} ${fullWidth ? styles.fullWidth : ''}`.trim()} href={telephoneHref(phone)}>
      {children}
    </a>
  );
}
