import { useTexts } from '@farekite/shared/language';
import { Button } from '@farekite/shared/ui';
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
        <Button look="secondary" onClick={onBack}>
          {t('back')}
        </Button>
      )}
      <Button type="submit">{t(next)}</Button>
    </div>
  );
}
