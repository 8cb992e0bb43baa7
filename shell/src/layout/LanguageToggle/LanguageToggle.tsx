import { SITE_LANGUAGES, useTexts } from '@farekite/shared/language';
import { VisuallyHidden } from '@farekite/shared/ui';
import { useShell } from '../../context/ShellContext';
import { useShellLanguage } from '../../context/useShellLanguage';
import { LANGUAGE_NAMES } from '../../language/languageNames';
import styles from './LanguageToggle.module.scss';
import { languageToggleTexts } from './LanguageToggle.texts';

/** A button for each language, which switches the whole site to it. */
export function LanguageToggle() {
  const current = useShellLanguage();
  const { language: store, pages } = useShell();
  const t = useTexts(languageToggleTexts);
  return (
    // A static page needs its code for the other language.
    <div
      className={styles.toggle}
      role="group"
      aria-label={t('label')}
      onPointerEnter={pages.loadWaiting}
      onFocus={pages.loadWaiting}
    >
      {SITE_LANGUAGES.map((language) => (
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
          <VisuallyHidden>{` – ${LANGUAGE_NAMES[language].own}`}</VisuallyHidden>
        </button>
      ))}
    </div>
  );
}
