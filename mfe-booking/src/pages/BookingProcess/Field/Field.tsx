import { useId, useRef, type InputHTMLAttributes } from 'react';
import { formatInPlace } from './formatInPlace';
import { useTypedEarly } from './useTypedEarly';
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
  /** Shares its line with another also on a phone. @default false */
  readonly isShort?: boolean;
  /**
   * Brings what was typed into its form. The caret stays behind the same digit.
   * @default no form
   */
  readonly format?: (typed: string) => string;
}

export function Field({ label, value, onChange, isShort = false, format, ...input }: FieldProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  useTypedEarly(field, value, onChange);
  return (
    <div className={isShort ? styles.short : styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <input
        {...input}
        ref={field}
        id={id}
        className={styles.input}
        value={value}
        onChange={({ currentTarget, nativeEvent }) => {
          if (format) formatInPlace(currentTarget, format, (nativeEvent as InputEvent).inputType);
          onChange(currentTarget.value);
        }}
      />
    </div>
  );
}
