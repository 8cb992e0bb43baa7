import { useRef, useState } from 'react';
import { SITE_LANGUAGES, useTexts } from '@farekite/shared/language';
import { closeIcon, globeIcon, Icon, menuIcon, VisuallyHidden } from '@farekite/shared/ui';
import { useShell } from '../../context/ShellContext';
import { useChosenLanguage } from '../../context/useChosenLanguage';
import { useLanguageIntent } from '../../context/useLanguageIntent';
import { LANGUAGE_NAMES } from '../../language/languageNames';
import { NavLinks } from '../NavLinks/NavLinks';
import styles from './MobileMenu.module.scss';
import { mobileMenuTexts } from './MobileMenu.texts';
import { useDismissal } from './useDismissal';

const PANEL_ID = 'mobile-menu';

interface MobileMenuProps {
  /** Path of the page shown. */
  readonly path: string;
}

/** A button that opens the header's links and the language switch, on screens too narrow for them. */
export function MobileMenu({ path }: MobileMenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { language: store } = useShell();
  const intentOf = useLanguageIntent();
  const chosen = useChosenLanguage();
  const t = useTexts(mobileMenuTexts);

  const close = () => {
    setIsOpen(false);
  };
  const closeAndReturn = () => {
    close();
    button.current?.focus();
  };
  useDismissal({ isOpen, root, onOutside: close, onEscape: closeAndReturn });

  return (
    <div ref={root} className={styles.menu}>
      <button
        ref={button}
        className={styles.button}
        type="button"
        aria-expanded={isOpen}
        aria-controls={PANEL_ID}
        onClick={() => {
          setIsOpen(!isOpen);
        }}
      >
        <Icon icon={isOpen ? closeIcon : menuIcon} sizeEm={1.5} />
        <VisuallyHidden>{t('menu')}</VisuallyHidden>
      </button>
      <div id={PANEL_ID} className={styles.panel} hidden={!isOpen}>
        <nav aria-label={t('navigation')}>
          <NavLinks path={path} layout="stack" onChoose={close} />
        </nav>
        {SITE_LANGUAGES.filter((language) => language !== chosen).map((language) => (
          // In English in every language: it is for visitors who cannot read the page's language.
          <button
            key={language}
            className={styles.language}
            type="button"
            lang="en"
            {...intentOf(language)}
            onClick={() => {
              store.set(language);
              closeAndReturn();
            }}
          >
            <Icon icon={globeIcon} />
            {`Switch to ${LANGUAGE_NAMES[language].english}`}
          </button>
        ))}
      </div>
    </div>
  );
}
