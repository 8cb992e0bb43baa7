import { useTranslation } from '@farekite/shared/language';
import { Button } from '@farekite/shared/ui';
import styles from './StepActions.module.scss';

interface StepActionsProps {
  /** The label of the submit button. */
  readonly next: 'continue' | 'complete';
  /** @default no Back button */
  readonly onBack?: () => void;
}

/** The buttons at the end of a step. The last one submits the form that they are in. */
export function StepActions({ next, onBack }: StepActionsProps) {
  const { t } = useTranslation('booking-process');
  return (
    <div className={styles.actions}>
      {onBack && (
        <Button variant="secondary" onClick={onBack}>
          {t('stepActions.back')}
        </Button>
      )}
      <Button type="submit">{t(`stepActions.${next}`)}</Button>
    </div>
  );
}
