import type { ReactNode } from 'react';
import { telephoneHref } from '../../contract/site';
import { PhoneNumber } from '../PhoneNumber/PhoneNumber';
import styles from './CallLink.module.scss';

type CallLinkText =
  /** The link's text before the number, in the language of the page: `Call`. */
  | { readonly label: string; readonly children?: never }
  /** The link's whole text, in the language of the page. */
  | { readonly label?: never; readonly children: ReactNode };

interface CallLinkBase {
  /** The number as people read it; see SiteDetails.phone. */
  readonly phone: string;
  /** `primary` for the main call of a page, `secondary` for one of many in a list. @default 'primary' */
  readonly variant?: 'primary' | 'secondary';
  /** Whether it is as wide as its container. @default false */
  readonly fullWidth?: boolean;
}

/** A telephone link that looks like a button, in the color of calls: the call that a page or a card is about. */
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
