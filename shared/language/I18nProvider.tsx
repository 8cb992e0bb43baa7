import type { FlatNamespace, i18n as I18n, TFunction } from 'i18next';
import { createContext, useCallback, useContext, useSyncExternalStore, type ReactNode } from 'react';
import type shared from '../locales/en/shared.json';
import type { Language } from './Language';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    shared: typeof shared;
  }
}

const I18nContext = createContext<I18n | undefined>(undefined);

/** The instance never changes, so the context causes no renders. */
export function I18nProvider({ i18n, children }: { readonly i18n: I18n; readonly children: ReactNode }) {
  return <I18nContext value={i18n}>{children}</I18nContext>;
}

function useI18n(hook: string): I18n {
  const i18n = useContext(I18nContext);
  if (!i18n) throw new Error(`${hook} was called outside an I18nProvider`);
  return i18n;
}

/**
 * The language of this part of the site. Only what shows texts subscribes to it: an urgent update above a page that is not
 * hydrated yet would discard the prerendered one.
 */
export function useLanguage(): Language {
  const i18n = useI18n('useLanguage');
  const subscribe = useCallback(
    (onChange: () => void) => {
      i18n.on('languageChanged', onChange);
      return () => {
        i18n.off('languageChanged', onChange);
      };
    },
    [i18n],
  );
  return useSyncExternalStore(
    subscribe,
    () => i18n.language as Language,
    () => i18n.options.lng as Language,
  );
}

interface Translation<Namespace extends FlatNamespace> {
  /** https://www.i18next.com/overview/api#t */
  readonly t: TFunction<Namespace>;
  readonly language: Language;
}

/** The texts of a namespace in the current language. */
export function useTranslation<Namespace extends FlatNamespace>(
  namespace: Namespace,
): Translation<Namespace> {
  const i18n = useI18n('useTranslation');
  const language = useLanguage();
  return { t: i18n.getFixedT(language, namespace) as TFunction<Namespace>, language };
}
