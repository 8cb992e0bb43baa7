import { useEffect, useRef, type InputHTMLAttributes } from 'react';
import { useEarlyInput } from '@farekite/shared/hooks';
import { Field } from '@farekite/shared/ui';
import { formatWhileTyping, type Format } from './formatWhileTyping';
import styles from './BookingField.module.scss';

/** What is the same about a field whenever it is shown. */
export interface BookingFieldFacts extends Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'maxLength'> {
  /** A token of HTML's `autocomplete` attribute. */
  readonly autoComplete: string;
  /** Two short fields share a line on phones too. @default false */
  readonly isShort?: boolean;
  /** Formats the digits that the visitor enters; the caret stays after the same digit. @default no formatting */
  readonly format?: Format;
}

interface BookingFieldProps extends BookingFieldFacts {
  readonly label: string;
  readonly placeholder: string | undefined;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A field of the wizard's forms. It keeps what was typed before hydration. */
export function BookingField({
  type = 'text',
  onChange,
  isShort = false,
  format,
  ...field
}: BookingFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  useEarlyInput(input, field.value, onChange);
  useEffect(() => {
    if (format && input.current) return formatWhileTyping(input.current, format);
  }, [format]);
  return (
    <div className={isShort ? styles.short : styles.field}>
      <Field
        {...field}
        ref={input}
        type={type}
        inputMode={format && 'numeric'}
        size="large"
        onChange={({ currentTarget }) => {
          onChange(currentTarget.value);
        }}
      />
    </div>
  );
}
