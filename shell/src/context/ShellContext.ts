import { createContext, useContext } from 'react';
import type { SiteDetails } from '@farekite/shared/contract';
import type { LanguageStore } from '../language/LanguageStore';
import type { ShellTexts } from '../loading/ShellTexts';
import type { Previews } from '../preview/previews';
import type { PageSource } from '../remotes/PageSource';

/** The services that every part of the shell may use. The object never changes, so the context causes no renders. */
export interface ShellServices {
  readonly site: SiteDetails;
  readonly language: LanguageStore;
  readonly shellTexts: ShellTexts;
  readonly pages: PageSource;
  readonly previews: Previews;
}

export const ShellContext = createContext<ShellServices | undefined>(undefined);

/** @throws Error outside a `ShellContext` */
export function useShell(): ShellServices {
  const services = useContext(ShellContext);
  if (!services) throw new Error('useShell was called outside the ShellContext');
  return services;
}
