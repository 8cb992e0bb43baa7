import { createContext, useContext } from 'react';

/** The address whose page is shown, and the way to another one. */
export interface Navigation {
  readonly pathname: string;
  /** Whether the visitor came here by a link on the client; not by a new document, nor back or forward. */
  readonly cameByLink: boolean;
  /**
   * Goes to an address of the site, a path with query and fragment, without a new document.
   * @throws DOMException for an address of another origin
   */
  readonly navigate: (address: string) => void;
}

export const NavigationContext = createContext<Navigation | undefined>(undefined);

/** @throws Error outside a navigation */
export function useNavigation(): Navigation {
  const navigation = useContext(NavigationContext);
  if (!navigation) throw new Error('useNavigation was called outside a navigation');
  return navigation;
}
