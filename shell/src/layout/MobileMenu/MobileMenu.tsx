import { useEffect, useRef, useState } from 'react';
import { useStore } from '@farekite/shared/hooks';
import { LANGUAGE_DETAILS, LANGUAGES, useTranslation } from '@farekite/shared/language';
import { closeIcon, globeIcon, Icon, menuIcon, VisuallyHidden } from '@farekite/shared/ui';
import { useShell } from '../../context/ShellContext';
import { NavLinks } from '../NavLinks/NavLinks';
import styles from './MobileMenu.module.scss';

const PANEL_ID = 'mobile-menu';

export function MobileMenu() {
  const [isOpen, setIsOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { choice } = useShell();
  const chosen = useStore(choice.chosen);
  const { t } = useTranslation('shell');
  const close = () => setIsOpen(false);
  const closeAndReturn = () => {
    close();
    button.current?.focus();
  };

  useEffect(() => {
    if (!isOpen) return;
    const listening = new AbortController();
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) close();
    };
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') closeAndReturn();
    };
    // Captured, because React stops events in a page that is not hydrated.
    const options = { capture: true, signal: listening.signal };
    // A click on what cannot be focused moves no focus.
    document.addEventListener('focusin', closeOutside, options);
    document.addEventListener('pointerdown', closeOutside, options);
    document.addEventListener('keydown', closeOnEscape, options);
    return () => listening.abort();
  });

  return (
    <div ref={root} className={styles.menu}>
      <button
        ref={button}
        className={styles.button}
        type="button"
        aria-expanded={isOpen}
        aria-controls={PANEL_ID}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Icon icon={isOpen ? closeIcon : menuIcon} sizeEm={1.5} />
        <VisuallyHidden>{t('mobileMenu.menu')}</VisuallyHidden>
      </button>
      <div id={PANEL_ID} className={styles.panel} hidden={!isOpen}>
        <nav aria-label={t('mobileMenu.navigation')}>
          <NavLinks arrangement="stack" onChoose={close} />
        </nav>
        {/* In English and in its own language, for visitors who cannot read the page's. */}
        {LANGUAGES.filter((language) => language !== chosen).map((language) => (
          <button
            key={language}
            className={styles.language}
            type="button"
            lang="en"
            onPointerEnter={() => choice.prefetch(language)}
            onFocus={() => choice.prefetch(language)}
            onClick={() => {
              choice.choose(language);
              closeAndReturn();
            }}
          >
            <Icon icon={globeIcon} />
            <span>
              {`Switch to ${LANGUAGE_DETAILS[language].englishName}`} ·{' '}
              {language === 'en' ? (
                <span lang={chosen}>{t('mobileMenu.english')}</span>
              ) : (
                <span lang={language}>{LANGUAGE_DETAILS[language].name}</span>
              )}
            </span>
          </button>
        ))}
      </div>
    </div>
  );
}
