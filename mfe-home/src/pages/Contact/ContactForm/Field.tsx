import { useId } from 'react';
import styles from './Field.module.scss';

interface FieldProps {
  readonly name: string;
  readonly label: string;
  readonly placeholder: string;
  /** What the browser may fill in: a token of the HTML standard. */
  readonly autoComplete?: string;
  /** What stands in it at first. */
  readonly defaultValue: string | undefined;
  /** @default 'text' */
  readonly type?: 'text' | 'email';
  /** Room for more than one line. @default false */
  readonly multiline?: boolean;
}

export function Field({ label, type = 'text', multiline = false, ...control }: FieldProps) {
  const id = useId();
  return (
    <div className={multiline ? styles.wide : styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {multiline ? (
        <textarea id={id} className={styles.control} rows={6} {...control} />
      ) : (
        <input id={id} className={styles.control} type={type} {...control} />
      )}
    </div>
  );
}
