import { LANGUAGES, useLanguage, useTexts, type Localized } from '@farekite/shared/language';
import { VisuallyHidden } from '@farekite/shared/ui';
import { useShell } from '../../ShellContext';
import styles from './LanguageToggle.module.scss';
import { languageToggleTexts } from './LanguageToggle.texts';

/** What each language calls itself: the same whatever language the page is in. */
const NAMES: Localized<string> = { en: 'English', es: 'Español' };

/** Puts the whole site into a language, on the spot. */
export function LanguageToggle() {
  const current = useLanguage();
  const { language: store } = useShell();
  const t = useTexts(languageToggleTexts);
  return (
    <div className={styles.toggle} role="group" aria-label={t('label')}>
      {LANGUAGES.map((language) => (
        <button
          key={language}
          className={styles.language}
          type="button"
          lang={language}
          aria-pressed={language === current}
          onClick={() => {
            store.set(language);
          }}
        >
          {language.toUpperCase()}
          <VisuallyHidden>{` – ${NAMES[language]}`}</VisuallyHidden>
        </button>
      ))}
    </div>
  );
}
