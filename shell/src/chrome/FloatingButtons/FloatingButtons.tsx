import { useRef } from 'react';
import { telephoneHref } from '@farekite/shared/contract';
import { useTexts } from '@farekite/shared/language';
import { VisuallyHidden } from '@farekite/shared/ui';
import { useShell } from '../../ShellContext';
import { Icon } from '../Icon/Icon';
import styles from './FloatingButtons.module.scss';
import { floatingButtonsTexts } from './FloatingButtons.texts';
import { useStandsInTheWay } from './useStandsInTheWay';

const ICON_EM = 1.5;

/** Call and email, within a thumb's reach on every page; gone where they would cover what matters more. */
export function FloatingButtons() {
  const { site } = useShell();
  const t = useTexts(floatingButtonsTexts);
  const root = useRef<HTMLElement>(null);
  const standsInTheWay = useStandsInTheWay(root);
  return (
    <aside ref={root} className={standsInTheWay ? styles.away : styles.buttons} aria-label={t('label')}>
      <a className={styles.email} href={`mailto:${site.email}`}>
        <Icon name="mail" sizeEm={ICON_EM} />
        <VisuallyHidden>{t('email', { email: site.email })}</VisuallyHidden>
      </a>
      <a className={styles.call} href={telephoneHref(site.phone)}>
        <Icon name="phone" sizeEm={ICON_EM} />
        <VisuallyHidden>{t('call', { phone: site.phone })}</VisuallyHidden>
      </a>
    </aside>
  );
}
