import { useId } from 'react';
import { telephoneHref, useSite } from '@farekite/shared/contract';
import { useTranslation } from '@farekite/shared/language';
import { Icon, lockIcon, PhoneNumber } from '@farekite/shared/ui';
import styles from './NextSteps.module.scss';

const STEPS = ['fill', 'sample', 'agent'] as const;

export function NextSteps() {
  const { t } = useTranslation('booking-process');
  const { phone } = useSite();
  const headingId = useId();
  return (
    <aside className={styles.aside} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.heading}>
        {t('nextSteps.heading')}
      </h2>
      <ul className={styles.steps}>
        {STEPS.map((step) => (
          <li key={step} className={styles.step}>
            {t(`nextSteps.${step}`)}
          </li>
        ))}
      </ul>
      <div>
        <a className={styles.call} href={telephoneHref(phone)}>
          <span>
            <span>{t('nextSteps.call')}</span> <PhoneNumber phone={phone} />
          </span>
        </a>
        <p className={styles.hours}>{t('nextSteps.hours')}</p>
      </div>
      <div className={styles.privacy}>
        <Icon icon={lockIcon} sizeEm={1.5} strokeWidth={1.8} className={styles.lock} />
        <div>
          <h3 className={styles.privacyHeading}>{t('nextSteps.privacyHeading')}</h3>
          <p className={styles.privacyText}>{t('nextSteps.privacy')}</p>
        </div>
      </div>
    </aside>
  );
}
