import type { ReactNode, Ref } from 'react';
import { useTexts } from '@farekite/shared/language';
import { StepSection } from '../StepSection/StepSection';
import styles from './StepForm.module.scss';
import { stepFormTexts } from './StepForm.texts';

interface StepFormProps {
  readonly heading: string;
  readonly headingRef: Ref<HTMLHeadingElement>;
  /** Called whatever was entered: nothing is required. */
  readonly onSubmit: () => void;
  /** The buttons under the fields. */
  readonly actions: ReactNode;
  readonly children: ReactNode;
}

/** A step in which something is entered. It says first that this is a demonstration. */
export function StepForm({ heading, headingRef, onSubmit, actions, children }: StepFormProps) {
  const t = useTexts(stepFormTexts);
  return (
    <StepSection heading={heading} headingRef={headingRef}>
      <p className={styles.notice}>{t('demo')}</p>
      {/* Of the methods, dialog is the one that sends nothing and stays, also before hydration. */}
      <form
        className={styles.form}
        method="dialog"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <div className={styles.fields}>{children}</div>
        {actions}
      </form>
    </StepSection>
  );
}
