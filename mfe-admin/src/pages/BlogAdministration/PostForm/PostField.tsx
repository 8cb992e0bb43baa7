import { useId } from 'react';
import styles from './PostField.module.scss';

interface PostFieldProps {
  readonly label: string;
  /** One row is a line of text; more are an area. */
  readonly rows: number;
  /** The element that says what the form wants. */
  readonly hintId: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

export function PostField({ label, rows, hintId, value, onChange }: PostFieldProps) {
  const id = useId();
  const field = {
    id,
    className: styles.input,
    value,
    'aria-required': true,
    'aria-describedby': hintId,
    onChange: ({ currentTarget }: { readonly currentTarget: { readonly value: string } }) => {
      onChange(currentTarget.value);
    },
  };
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {rows > 1 ? <textarea {...field} rows={rows} /> : <input {...field} type="text" />}
    </div>
  );
}
