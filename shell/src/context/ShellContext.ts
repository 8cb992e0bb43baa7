import { createContext, useContext } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { SiteDetails } from '@farekite/shared/contract';
import type { LanguageChoice } from '../language/LanguageChoice';
import type { RemotePages } from '../remotes/RemotePages';

/** The services that every part of the shell may use. The object never changes, so the context causes no renders. */
export interface ShellServices {
  readonly site: SiteDetails;
  /** The route table. The objects of pages carry their route as `handle`. */
  readonly routes: RouteObject[];
  readonly choice: LanguageChoice;
  /** Where pages come from: their remotes in the browser, the given release when the shell composes. */
  readonly pages: Pick<RemotePages, 'get' | 'prefetch'>;
}

export const ShellContext = createContext<ShellServices | undefined>(undefined);

/** @throws Error outside a `ShellContext` */
export function useShell(): ShellServices {
  const services = useContext(ShellContext);
  if (!services) throw new Error('useShell was called outside the ShellContext');
  return services;
}
