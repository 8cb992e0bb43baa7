import { useStore } from '@farekite/shared/hooks';
import { LANGUAGE_DETAILS, LANGUAGES, useTranslation } from '@farekite/shared/language';
import { VisuallyHidden } from '@farekite/shared/ui';
import { useShell } from '../../context/ShellContext';
import styles from './LanguageToggle.module.scss';

export function LanguageToggle() {
  const { choice } = useShell();
  const chosen = useStore(choice.chosen);
  const { t } = useTranslation('shell');
  return (
    <div className={styles.toggle} role="group" aria-label={t('languageToggle.label')}>
      {LANGUAGES.map((language) => (
        <button
          key={language}
          className={styles.language}
          type="button"
          lang={language}
          aria-pressed={language === chosen}
          onPointerEnter={() => choice.prefetch(language)}
          onFocus={() => choice.prefetch(language)}
          onClick={() => choice.choose(language)}
        >
          {language.toUpperCase()}
          <VisuallyHidden>{` – ${LANGUAGE_DETAILS[language].name}`}</VisuallyHidden>
        </button>
      ))}
    </div>
  );
}
