import { SITE_LANGUAGES, useTexts } from '@farekite/shared/language';
import { VisuallyHidden } from '@farekite/shared/ui';
import { useLanguageChoice } from '../../context/useLanguageChoice';
import { LANGUAGE_NAMES } from '../../language/languageNames';
import styles from './LanguageToggle.module.scss';
import { languageToggleTexts } from './LanguageToggle.texts';

/** A button for each language, which switches the whole site to it. */
export function LanguageToggle() {
  const { chosen, choiceOf } = useLanguageChoice();
  const t = useTexts(languageToggleTexts);
  return (
    <div className={styles.toggle} role="group" aria-label={t('label')}>
      {SITE_LANGUAGES.map((language) => (
        <button
          key={language}
          className={styles.language}
          type="button"
          lang={language}
          aria-pressed={language === chosen}
          {...choiceOf(language)}
        >
          {language.toUpperCase()}
          <VisuallyHidden>{` – ${LANGUAGE_NAMES[language].own}`}</VisuallyHidden>
        </button>
      ))}
    </div>
  );
}
