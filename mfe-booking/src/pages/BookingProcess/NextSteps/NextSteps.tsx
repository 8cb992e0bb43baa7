import { useId } from 'react';
import { telephoneHref, useSite } from '@farekite/shared/contract';
import { useTexts } from '@farekite/shared/language';
import { Phone } from '../../../components/Phone/Phone';
import styles from './NextSteps.module.scss';
import { nextStepsTexts } from './NextSteps.texts';

const STEPS = ['fill', 'sample', 'agent'] as const;

/** Beside the form: what comes of it, whom to call, and that nothing is sent. */
export function NextSteps() {
  const t = useTexts(nextStepsTexts);
  const { phone } = useSite();
  const headingId = useId();
  return (
    <aside className={styles.aside} aria-labelledby={headingId}>
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
            {t('call')} <Phone />
          </span>
        </a>
        <p className={styles.hours}>{t('hours')}</p>
      </div>
      <div className={styles.promise}>
        <svg
          className={styles.lock}
          width="24"
          height="24"
          viewBox="0 0 24 24"
          aria-hidden="true"
          focusable="false"
        >
          <path
            fill="none"
            stroke="var(--leaf-700)"
            strokeLinecap="round"
            strokeLinejoin="round"
            strokeWidth="1.8"
            d="M5 11h14v9.5H5zM8 11V7.5a4 4 0 0 1 8 0V11M12 15v2"
          />
        </svg>
        <div>
          <h3 className={styles.title}>{t('promise')}</h3>
          <p>{t('promiseText')}</p>
        </div>
      </div>
    </aside>
  );
}
