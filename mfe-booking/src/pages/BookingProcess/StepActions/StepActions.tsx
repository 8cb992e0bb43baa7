import { useTexts } from '@farekite/shared/language';
import styles from './StepActions.module.scss';
import { stepActionsTexts } from './StepActions.texts';

interface StepActionsProps {
  /** What the submit button of the form says. */
  readonly next: 'continue' | 'complete';
  /** @default no way back */
  readonly onBack?: () => void;
}

/** The buttons at the end of a step: the one that goes on submits the form around it. */
export function StepActions({ next, onBack }: StepActionsProps) {
  const t = useTexts(stepActionsTexts);
  return (
    <div className={styles.actions}>
      {onBack && (
        <button type="button" className={styles.back} onClick={onBack}>
          {t('back')}
        </button>
      )}
      <button type="submit" className={styles.next}>
        {t(next)}
      </button>
    </div>
  );
}
