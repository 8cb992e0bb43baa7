import type { MouseEvent } from 'react';
import {
  addressIn,
  LANGUAGE_DETAILS,
  LANGUAGES,
  useTranslation,
  type Language,
} from '@farekite/shared/language';
import { globeIcon, Icon } from '@farekite/shared/ui';
import { useShell } from '../../context/ShellContext';
import { storeLanguage } from '../../language/keepLanguage';
import { useCurrentRoute } from '../../navigation/findRoute';
import { opensNewTab } from '../../navigation/useClientLinks';
import styles from './LanguageLinks.module.scss';

/** For search engines, and for people who cannot read the page. */
export function LanguageLinks() {
  const { choice } = useShell();
  const route = useCurrentRoute();
  const { language: present } = useTranslation('shell');
  if (!route) return null;
  const follow = (event: MouseEvent, language: Language) => {
    // The new tab shows the stored language at `/about`.
    if (opensNewTab(event.nativeEvent)) storeLanguage(language);
    else {
      event.preventDefault();
      choice.choose(language);
    }
  };
  return LANGUAGES.filter((language) => language !== present).map((language) => (
    <a
      key={language}
      className={styles.link}
      href={addressIn(language, route.path)}
      hrefLang={language}
      lang={language}
      onClick={(event) => follow(event, language)}
      onAuxClick={() => storeLanguage(language)}
    >
      <Icon icon={globeIcon} /> <span>{LANGUAGE_DETAILS[language].name}</span>
    </a>
  ));
}
