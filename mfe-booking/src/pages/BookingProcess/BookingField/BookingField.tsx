import { useRef, type InputHTMLAttributes } from 'react';
import { useEarlyInput } from '@farekite/shared/hooks';
import { Field } from '@farekite/shared/ui';
import { formatInPlace } from './formatInPlace';
import styles from './BookingField.module.scss';

interface BookingFieldProps extends Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'inputMode' | 'maxLength' | 'placeholder'
> {
  readonly label: string;
  /** A token of HTML's `autocomplete` attribute. */
  readonly autoComplete: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Two short fields share a line on phones too. @default false */
  readonly isShort?: boolean;
  /** Formats the value while the visitor types; the caret stays after the same digit. @default no formatting */
  readonly format?: (typed: string) => string;
}

/** A field of the wizard's forms. It keeps what was typed before hydration. */
export function BookingField({ value, onChange, isShort = false, format, ...field }: BookingFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  useEarlyInput(input, value, onChange);
  return (
    <div className={isShort ? styles.short : styles.field}>
      <Field
        {...field}
        ref={input}
        size="large"
        value={value}
        onChange={({ currentTarget, nativeEvent }) => {
          if (format) formatInPlace(currentTarget, format, (nativeEvent as InputEvent).inputType);
          onChange(currentTarget.value);
        }}
      />
    </div>
  );
}
