import { useTexts } from '@farekite/shared/language';
import { VisuallyHidden } from '@farekite/shared/ui';
import type { Step } from '../booking';
import styles from './StepIndicator.module.scss';
import { stepTexts } from './StepIndicator.texts';

const STEPS = [
  { number: 1, name: 'passenger' },
  { number: 2, name: 'payment' },
  { number: 3, name: 'confirmation' },
] as const;

/** Where the visitor stands: a bar, and the three steps by name. */
export function StepIndicator({ step }: { readonly step: Step }) {
  const t = useTexts(stepTexts);
  const names = STEPS.map(({ name }) => t(name));
  return (
    <div>
      <progress
        className={styles.bar}
        value={step}
        max={STEPS.length}
        aria-label={t('progress')}
        aria-valuetext={t('position', { step, total: STEPS.length, name: names[step - 1] ?? '' })}
      />
      <ol className={styles.steps}>
        {STEPS.map(({ number, name }) => (
          <li key={name} className={styles.step} aria-current={number === step ? 'step' : undefined}>
            <span className={number <= step ? styles.reached : styles.ahead} aria-hidden="true">
              {number < step ? <Done /> : number}
            </span>
            <span>
              {t(name)}
              {number < step && <VisuallyHidden> ({t('done')})</VisuallyHidden>}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}

function Done() {
  return (
    <svg className={styles.done} viewBox="0 0 24 24">
      <path d="m5 12.5 4.5 4.5L19 7.5" />
    </svg>
  );
}
