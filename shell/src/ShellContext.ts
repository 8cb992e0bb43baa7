import { createContext, useContext } from 'react';
import type { SiteDetails } from '@farekite/shared/contract';
import type { LanguageStore } from './language/LanguageStore';
import type { Previews } from './preview/previews';
import type { PageSource } from './remotes/PageSource';

/** What every part of the shell may use. The object never changes, so the context updates nobody. */
export interface ShellServices {
  readonly site: SiteDetails;
  readonly language: LanguageStore;
  readonly pages: PageSource;
  readonly previews: Previews;
}

export const ShellContext = createContext<ShellServices | undefined>(undefined);

/** @throws Error outside the shell's tree */
export function useShell(): ShellServices {
  const services = useContext(ShellContext);
  if (!services) throw new Error('useShell was called outside the ShellContext');
  return services;
}
