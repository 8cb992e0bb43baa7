import { telephoneHref } from '@farekite/shared/contract';
import { useTranslation } from '@farekite/shared/language';
import { Icon, mailIcon, phoneIcon, VisuallyHidden } from '@farekite/shared/ui';
import { useShell } from '../../context/ShellContext';
import styles from './FloatingButtons.module.scss';

/** A bar at the lower edge of small screens, two discs in the corner of wide ones. */
export function FloatingButtons() {
  const { site } = useShell();
  const { t } = useTranslation('shell');
  return (
    <aside className={styles.buttons} aria-label={t('floatingButtons.label')}>
      <a className={styles.call} href={telephoneHref(site.phone)}>
        <Icon icon={phoneIcon} sizeEm={1.5} />
        <span className={styles.label}>{t('floatingButtons.call')}</span>{' '}
        <VisuallyHidden>{site.phone}</VisuallyHidden>
      </a>
      <a className={styles.email} href={`mailto:${site.email}`}>
        <Icon icon={mailIcon} sizeEm={1.5} />
        <span className={styles.label}>{t('floatingButtons.email')}</span>{' '}
        <VisuallyHidden>{site.email}</VisuallyHidden>
      </a>
    </aside>
  );
}
