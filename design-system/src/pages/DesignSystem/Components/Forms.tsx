import { useSite } from '@farekite/shared/contract';
import { Field, PhoneNumber } from '@farekite/shared/ui';
import { Example } from './Example';
import styles from './Forms.module.scss';

/** Text fields in every state, and the phone number that forms offer instead. */
export function Forms() {
  const { phone } = useSite();
  return (
    <>
      <Example
        name="Field"
        advice="A text field with its label above. The form lays fields out; with rows, a field has several lines. Say an error in words."
        code={'<Field label="Name" autoComplete="name" error="…" />'}
        wide
      >
        <div className={styles.fields}>
          <Field label="Medium" placeholder="Placeholder" />
          <Field label="Small" size="small" placeholder="Placeholder" />
          <Field label="Large" size="large" placeholder="Placeholder" />
          <Field label="With an error" defaultValue="ana@" error="Enter an email address." />
          <Field label="Several lines" rows={3} placeholder="Placeholder" />
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
