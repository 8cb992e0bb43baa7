import { useTexts } from '@farekite/shared/language';
import { Button } from '@farekite/shared/ui';
import styles from './StepActions.module.scss';
import { stepActionsTexts } from './StepActions.texts';

interface StepActionsProps {
  /** The label of the submit button. */
  readonly next: 'continue' | 'complete';
  /** @default no Back button */
  readonly onBack?: () => void;
}

/** The buttons at the end of a step. The last one submits the form that they are in. */
export function StepActions({ next, onBack }: StepActionsProps) {
  const t = useTexts(stepActionsTexts);
  return (
    <div className={styles.actions}>
      {onBack && (
        <Button variant="secondary" onClick={onBack}>
          {t('back')}
        </Button>
      )}
      <Button type="submit">{t(next)}</Button>
    </div>
  );
}
