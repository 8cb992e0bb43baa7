import { useRef, useState } from 'react';
import { SITE_LANGUAGES, useTexts } from '@farekite/shared/language';
import { closeIcon, globeIcon, Icon, menuIcon, VisuallyHidden } from '@farekite/shared/ui';
import { useLanguageChoice } from '../../context/useLanguageChoice';
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
  /** The path on which it was opened; `undefined` while it is closed. */
  const [openedOn, setOpenedOn] = useState<string>();
  const isOpen = openedOn === path;
  // Back and Forward change the page under an open menu.
  if (openedOn !== undefined && !isOpen) setOpenedOn(undefined);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const t = useTexts(mobileMenuTexts);

  const close = () => {
    setOpenedOn(undefined);
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
          setOpenedOn(isOpen ? undefined : path);
        }}
      >
        <Icon icon={isOpen ? closeIcon : menuIcon} sizeEm={1.5} />
        <VisuallyHidden>{t('menu')}</VisuallyHidden>
      </button>
      <div id={PANEL_ID} className={styles.panel} hidden={!isOpen}>
        <nav aria-label={t('navigation')}>
          <NavLinks path={path} arrangement="stack" onChoose={close} />
        </nav>
        <OtherLanguages onChosen={closeAndReturn} />
      </div>
    </div>
  );
}

/** Buttons for the other languages. In English in every language: they are for visitors who cannot read the page's language. */
function OtherLanguages({ onChosen }: { readonly onChosen: () => void }) {
  const { chosen, choiceOf } = useLanguageChoice();
  return SITE_LANGUAGES.filter((language) => language !== chosen).map((language) => (
    <button
      key={language}
      className={styles.language}
      type="button"
      lang="en"
      {...choiceOf(language, onChosen)}
    >
      <Icon icon={globeIcon} />
      {`Switch to ${LANGUAGE_NAMES[language].english}`}
    </button>
  ));
}
