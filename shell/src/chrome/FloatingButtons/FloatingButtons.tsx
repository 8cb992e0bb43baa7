import { useRef } from 'react';
import { telephoneHref } from '@farekite/shared/contract';
import { useTexts } from '@farekite/shared/language';
import { VisuallyHidden } from '@farekite/shared/ui';
import { useShell } from '../../ShellContext';
import { Icon } from '../Icon/Icon';
import styles from './FloatingButtons.module.scss';
import { floatingButtonsTexts } from './FloatingButtons.texts';
import { useOnScreen } from './useOnScreen';
import { useStandsInTheWay } from './useStandsInTheWay';

const ICON_EM = 1.5;

/** Call and email, within a thumb's reach on every page; gone where they would cover what matters more. */
export function FloatingButtons() {
  const { site } = useShell();
  const t = useTexts(floatingButtonsTexts);
  const root = useRef<HTMLElement>(null);
  const pageTop = useRef<HTMLSpanElement>(null);
  const standsInTheWay = useStandsInTheWay(root);
  const atPageTop = useOnScreen(pageTop);
  const look = (standsInTheWay && styles.away) || (atPageTop && styles.early) || styles.buttons;
  return (
    <>
      <span ref={pageTop} className={styles.pageTop} />
      <aside ref={root} className={look} aria-label={t('label')}>
        <a className={styles.email} href={`mailto:${site.email}`}>
          <Icon name="mail" sizeEm={ICON_EM} />
          <VisuallyHidden>{t('email', { email: site.email })}</VisuallyHidden>
        </a>
        <a className={styles.call} href={telephoneHref(site.phone)}>
          <Icon name="phone" sizeEm={ICON_EM} />
          <VisuallyHidden>{t('call', { phone: site.phone })}</VisuallyHidden>
        </a>
      </aside>
    </>
  );
}
