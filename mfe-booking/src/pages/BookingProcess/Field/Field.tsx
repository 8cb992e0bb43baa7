import { useId, type InputHTMLAttributes } from 'react';
import { formatInPlace } from './formatInPlace';
import styles from './Field.module.scss';

export interface FieldProps extends Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'inputMode' | 'maxLength' | 'placeholder'
> {
  readonly label: string;
  /** What browsers fill in, by the tokens of HTML. */
  readonly autoComplete: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /**
   * Brings what was typed into its form. The caret stays behind the same digit.
   * @default no form
   */
  readonly format?: (typed: string) => string;
}

export function Field({ label, onChange, format, ...input }: FieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <input
        {...input}
        id={id}
        className={styles.input}
        onChange={({ currentTarget }) => {
          if (format) formatInPlace(currentTarget, format);
          onChange(currentTarget.value);
        }}
      />
    </div>
  );
}
