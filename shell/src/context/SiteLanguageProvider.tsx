import { useDeferredValue, type ReactNode } from 'react';
import { LanguageProvider } from '@farekite/shared/language';
import { useSiteLanguage } from './useSiteLanguage';

/**
 * Provides the site's language to a part of the shell. The button that was pressed answers before all of its texts are
 * rendered again. Never put it around a remote's page: its urgent updates would make React discard a page that is not
 * hydrated yet.
 */
export function SiteLanguageProvider({ children }: { readonly children: ReactNode }) {
  return <LanguageProvider language={useDeferredValue(useSiteLanguage())}>{children}</LanguageProvider>;
}
