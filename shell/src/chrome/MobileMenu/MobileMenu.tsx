import { useRef, useState } from 'react';
import { useLanguage, useTexts } from '@farekite/shared/language';
import { VisuallyHidden } from '@farekite/shared/ui';
import { useShell } from '../../ShellContext';
import { Icon } from '../Icon/Icon';
import { NavLinks } from '../NavLinks/NavLinks';
import styles from './MobileMenu.module.scss';
import { mobileMenuTexts } from './MobileMenu.texts';
import { useDismissal } from './useDismissal';

const PANEL_ID = 'mobile-menu';

interface MobileMenuProps {
  /** Path of the page shown. */
  readonly path: string;
}

/** The header's links and the other language behind a button, where there is no room for them. */
export function MobileMenu({ path }: MobileMenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { language: store } = useShell();
  const language = useLanguage();
  const t = useTexts(mobileMenuTexts);

  const close = () => {
    setIsOpen(false);
  };
  const closeAndReturn = () => {
    close();
    button.current?.focus();
  };
  useDismissal({ isOpen, root, onLeave: close, onEscape: closeAndReturn });

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
        <Icon name={isOpen ? 'close' : 'menu'} sizeEm={1.5} />
        <VisuallyHidden>{t('menu')}</VisuallyHidden>
      </button>
      <div id={PANEL_ID} className={styles.panel} hidden={!isOpen}>
        <nav aria-label={t('navigation')}>
          <NavLinks path={path} layout="stack" onChoose={close} />
        </nav>
        <button
          className={styles.language}
          type="button"
          lang="en"
          onClick={() => {
            store.set(language === 'en' ? 'es' : 'en');
            closeAndReturn();
          }}
        >
          <Icon name="globe" />
          {t('switchLanguage')}
        </button>
      </div>
    </div>
  );
}
