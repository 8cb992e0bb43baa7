import { useId } from 'react';
import { useSite } from '@farekite/shared/contract';
import { Field, FieldError, PhoneNumber } from '@farekite/shared/ui';
import { Example } from './Example';
import styles from './Forms.module.scss';

export function Forms() {
  const { phone } = useSite();
  const errorId = useId();
  return (
    <>
      <Example
        name="Field"
        advice="A text field with its label above. The form lays fields out; as a text area, a field has several lines."
        code={'<Field label="Name" autoComplete="name" />'}
        wide
      >
        <div className={styles.fields}>
          <Field label="Medium" placeholder="Placeholder" />
          <Field label="Large" size="large" placeholder="Placeholder" />
          <Field as="textarea" label="Several lines" rows={3} placeholder="Placeholder" />
        </div>
      </Example>
      <Example
        name="FieldError"
        advice="Says in words what is wrong with a value. It describes its field, which is marked as invalid."
        code={'<Field label="Email" aria-invalid aria-describedby={errorId}><FieldError id={errorId}>…'}
        wide
      >
        <div className={styles.fields}>
          <Field label="Email" defaultValue="ana@" aria-invalid aria-describedby={errorId}>
            <FieldError id={errorId}>Enter an email address.</FieldError>
          </Field>
        </div>
      </Example>
      <Example
        name="PhoneNumber"
        advice="The agency’s number within a sentence or a link. It never breaks across lines."
        code={'<PhoneNumber phone={useSite().phone} />'}
      >
        <p>
          Call us at <PhoneNumber phone={phone} />
        </p>
      </Example>
    </>
  );
}
