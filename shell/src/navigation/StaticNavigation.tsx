import type { ReactNode } from 'react';
import { NavigationContext, type Navigation } from './NavigationContext';

interface StaticNavigationProps {
  readonly pathname: string;
  readonly children: ReactNode;
}

/** The navigation of a document while it is composed: it stays where it is. */
export function StaticNavigation({ pathname, children }: StaticNavigationProps) {
  const navigation: Navigation = {
    pathname,
    cameByLink: false,
    navigate: () => {
      throw new Error('A page may navigate only in the browser');
    },
  };
  return <NavigationContext value={navigation}>{children}</NavigationContext>;
}
