import { createContext, useContext, type ReactNode } from 'react';
import type { Language } from './Language';

const LanguageContext = createContext<Language | undefined>(undefined);

interface LanguageProviderProps {
  readonly language: Language;
  readonly children: ReactNode;
}

export function LanguageProvider({ language, children }: LanguageProviderProps) {
  return <LanguageContext value={language}>{children}</LanguageContext>;
}

/** The current language. @throws Error outside a LanguageProvider */
export function useLanguage(): Language {
  const language = useContext(LanguageContext);
  if (!language) throw new Error('useLanguage was called outside a LanguageProvider');
  return language;
}
