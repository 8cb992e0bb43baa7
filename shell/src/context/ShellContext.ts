import { createContext, useContext } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { SiteDetails } from '@farekite/shared/contract';
import type { LanguageChoice } from '../language/LanguageChoice';
import type { RemotePages } from '../remotes/RemotePages';

/** Never changes: the context causes no renders. */
export interface ShellServices {
  readonly site: SiteDetails;
  /** Those of pages have their route as `handle`. */
  readonly routes: RouteObject[];
  readonly choice: LanguageChoice;
  readonly pages: Pick<RemotePages, 'get' | 'prefetch'>;
  /** @see FileIntegrity.refetchFailed */
  readonly refetchFailed: () => Promise<void>;
}

export const ShellContext = createContext<ShellServices | undefined>(undefined);

export function useShell(): ShellServices {
  const services = useContext(ShellContext);
  if (!services) throw new Error('useShell was called outside the ShellContext');
  return services;
}
