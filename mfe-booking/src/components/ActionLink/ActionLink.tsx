import type { RoutePath } from '@farekite/shared/contract';
import type { ReactNode } from 'react';
import styles from './ActionLink.module.scss';

interface ActionLinkProps {
  readonly href: RoutePath;
  readonly children: ReactNode;
}

/** A link to the next page on the way to a booking. */
export function ActionLink({ href, children }: ActionLinkProps) {
  return (
    <a className={styles.action} href={href}>
      {children}
    </a>
  );
}
