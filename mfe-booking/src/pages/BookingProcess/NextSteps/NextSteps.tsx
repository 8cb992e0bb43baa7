import { useId } from 'react';
import { telephoneHref, useSite } from '@farekite/shared/contract';
import { useTexts } from '@farekite/shared/language';
import { Icon, lockIcon, PhoneNumber } from '@farekite/shared/ui';
import styles from './NextSteps.module.scss';
import { nextStepsTexts } from './NextSteps.texts';

const STEPS = ['fill', 'sample', 'agent'] as const;

/** Beside the form: what the steps do, the number to call for a real booking, and a note that nothing is sent. */
export function NextSteps() {
  const t = useTexts(nextStepsTexts);
  const { phone } = useSite();
  const headingId = useId();
  return (
    <aside className={styles.aside} data-layout="lazy" aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.heading}>
        {t('heading')}
      </h2>
      <ul className={styles.steps}>
        {STEPS.map((step) => (
          <li key={step} className={styles.step}>
            {t(step)}
          </li>
        ))}
      </ul>
      <div>
        <a className={styles.call} href={telephoneHref(phone)}>
          <span>
            {t('call')} <PhoneNumber phone={phone} />
          </span>
        </a>
        <p className={styles.hours}>{t('hours')}</p>
      </div>
      <div className={styles.privacy}>
        <Icon icon={lockIcon} sizeEm={1.5} strokeWidth={1.8} className={styles.lock} />
        <div>
          <h3 className={styles.privacyHeading}>{t('privacyHeading')}</h3>
          <p className={styles.privacyText}>{t('privacy')}</p>
        </div>
      </div>
    </aside>
  );
}
