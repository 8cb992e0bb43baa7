import { useTranslation } from '@farekite/shared/language';
import { checkIcon, Icon, VisuallyHidden } from '@farekite/shared/ui';
import type { Step } from '../bookingStore';
import styles from './StepIndicator.module.scss';

const STEPS = ['passenger', 'payment', 'confirmation'] as const;

export function StepIndicator({ step }: { readonly step: Step }) {
  const { t } = useTranslation('booking-process');
  const steps = STEPS.map((name, index) => ({ number: index + 1, name: t(`stepIndicator.${name}`) }));
  return (
    <div>
      <progress
        className={styles.bar}
        value={step}
        max={STEPS.length}
        aria-label={t('stepIndicator.progress')}
        aria-valuetext={t('stepIndicator.position', {
          step,
          total: STEPS.length,
          name: steps[step - 1]?.name ?? '',
        })}
      />
      <ol className={styles.steps}>
        {steps.map(({ number, name }) => (
          <li key={number} className={styles.step} aria-current={number === step ? 'step' : undefined}>
            <span className={number <= step ? styles.reached : styles.ahead} aria-hidden="true">
              {number < step ? (
                <Icon icon={checkIcon} strokeWidth={3.5} className={styles.checkMark} />
              ) : (
                number
              )}
            </span>
            <span>
              <span>{name}</span>
              {number < step && <VisuallyHidden>{` (${t('stepIndicator.done')})`}</VisuallyHidden>}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
