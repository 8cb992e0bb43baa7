import { createContext, useContext } from 'react';
import type { SiteDetails } from '@farekite/shared/contract';
import type { LanguageChoice } from '../language/LanguageChoice';
import type { Loadable } from '../loading/Loading';
import type { Pages } from '../remotes/Pages';

/** The services that every part of the shell may use. The object never changes, so the context causes no renders. */
export interface ShellServices {
  readonly site: SiteDetails;
  readonly choice: LanguageChoice;
  /** The shell's own texts. */
  readonly texts: Loadable;
  readonly pages: Pages;
}

export const ShellContext = createContext<ShellServices | undefined>(undefined);

/** @throws Error outside a `ShellContext` */
export function useShell(): ShellServices {
  const services = useContext(ShellContext);
  if (!services) throw new Error('useShell was called outside the ShellContext');
  return services;
}
