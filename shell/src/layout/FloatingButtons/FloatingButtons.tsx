import { useRef } from 'react';
import { telephoneHref } from '@farekite/shared/contract';
import { useOnScreen } from '@farekite/shared/hooks';
import { useTranslation } from '@farekite/shared/language';
import { Icon, mailIcon, phoneIcon, VisuallyHidden } from '@farekite/shared/ui';
import { useShell } from '../../context/ShellContext';
import styles from './FloatingButtons.module.scss';
import { useOverlap } from './useOverlap';

const ICON_EM = 1.5;

/**
 * What the buttons never cover: the footer, the notice about a page that is not complete, controls, and what components
 * mark with `data-keep-clear`, such as prices. The link of a card that can be pressed anywhere has `data-may-be-covered`.
 */
const KEEP_CLEAR =
  'footer, main > [role="status"] > *, main :is(a, button, input, select, textarea, [data-keep-clear]):not([data-may-be-covered])';

/** Negative, because elements that only touch do not cover each other. */
const KEEP_CLEAR_MARGIN_PX = -1;

/** Headings that get the focus after navigation have a tabindex of -1; they are not controls. */
const FOCUSED_CONTROL = ':focus:not([tabindex="-1"])';

/** Leaves space for the focus ring. */
const FOCUS_MARGIN_PX = 8;

/** Buttons to call and email the agency, in the corner of every page. They hide where they would cover something. */
export function FloatingButtons() {
  const { site } = useShell();
  const { t } = useTranslation('shell');
  const root = useRef<HTMLElement>(null);
  const firstHalfScreen = useRef<HTMLSpanElement>(null);
  const coversContent = useOverlap(root, KEEP_CLEAR, KEEP_CLEAR_MARGIN_PX);
  const coversFocus = useOverlap(root, FOCUSED_CONTROL, FOCUS_MARGIN_PX);
  const isOnFirstScreen = useOnScreen(firstHalfScreen, { initial: true });
  const state = coversContent || coversFocus ? 'covering' : isOnFirstScreen ? 'firstScreen' : 'reading';
  return (
    <>
      <span ref={firstHalfScreen} className={styles.firstHalfScreen} />
      <aside ref={root} className={styles.buttons} data-state={state} aria-label={t('floatingButtons.label')}>
        <a className={styles.email} href={`mailto:${site.email}`}>
          <Icon icon={mailIcon} sizeEm={ICON_EM} />
          <VisuallyHidden>{t('floatingButtons.email', { email: site.email })}</VisuallyHidden>
        </a>
        <a className={styles.call} href={telephoneHref(site.phone)}>
          <Icon icon={phoneIcon} sizeEm={ICON_EM} />
          <VisuallyHidden>{t('floatingButtons.call', { phone: site.phone })}</VisuallyHidden>
        </a>
      </aside>
    </>
  );
}
