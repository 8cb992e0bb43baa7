import type { ReactNode, Ref } from 'react';
import { useTranslation } from '@farekite/shared/language';
import { WizardStep } from '../WizardStep/WizardStep';
import styles from './StepForm.module.scss';

interface StepFormProps {
  readonly heading: string;
  readonly headingRef: Ref<HTMLHeadingElement>;
  /** Called for every submit, because no field is required. */
  readonly onSubmit: () => void;
  /** The buttons under the fields. */
  readonly actions: ReactNode;
  readonly children: ReactNode;
}

/** A step with fields. It starts with the notice that this is a demonstration. */
export function StepForm({ heading, headingRef, onSubmit, actions, children }: StepFormProps) {
  const { t } = useTranslation('booking-process');
  return (
    <WizardStep heading={heading} headingRef={headingRef}>
      <p className={styles.notice}>{t('stepForm.demo')}</p>
      {/*
        With the method dialog, a submit before hydration neither sends anything nor leaves the page. Without autocomplete, Firefox
        does not bring back after a reload what was entered; fields with a token of their own are filled in all the same.
      */}
      <form
        className={styles.form}
        method="dialog"
        autoComplete="off"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <div className={styles.fields}>{children}</div>
        {actions}
      </form>
    </WizardStep>
  );
}
