import type { ReactNode } from 'react';
import { telephoneHref } from '../../contract/site';
import { PhoneNumber } from '../PhoneNumber/PhoneNumber';
import styles from './CallLink.module.scss';

type CallLinkText =
  /** The text before the number: `Call`. */
  | { readonly label: string; readonly children?: never }
  /** The whole text. */
  | { readonly label?: never; readonly children: ReactNode };

interface CallLinkBase {
  /** @see SiteDetails.phone */
  readonly phone: string;
  /** `secondary` for one of many in a list. @default 'primary' */
  readonly variant?: 'primary' | 'secondary';
  /** @default false */
  readonly fullWidth?: boolean;
}

/** A telephone link that looks like a button, in the color of calls. */
export function CallLink({
  phone,
  variant = 'primary',
  fullWidth = false,
  label,
  children,
}: CallLinkBase & CallLinkText) {
  return (
    <a
      className={`${styles[variant]} ${fullWidth ? styles.fullWidth : ''}`.trim()}
      href={telephoneHref(phone)}
    >
      {label === undefined ? (
        children
      ) : (
        <span>
          <span>{label}</span> <PhoneNumber phone={phone} />
        </span>
      )}
    </a>
  );
}
