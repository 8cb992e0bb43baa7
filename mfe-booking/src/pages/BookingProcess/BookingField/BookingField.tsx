import { useEffect, useId, useRef, useState, type InputHTMLAttributes } from 'react';
import { useEarlyInput } from '@farekite/shared/hooks';
import { Field, FieldError } from '@farekite/shared/ui';
import { formatWhileTyping, type Format } from './formatWhileTyping';
import styles from './BookingField.module.scss';

export interface BookingFieldFacts extends Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'maxLength'> {
  readonly autoComplete: string;
  /** Two short fields share a line on phones too. */
  readonly isShort?: boolean;
  /** Formats what the visitor enters. */
  readonly format?: Format;
}

/** `YYYY-MM-DD` */
export interface DateRange {
  readonly min: string;
  /** May differ from that of the prerendered page. */
  readonly max: string;
  /** Shown when the visitor leaves the field. */
  readonly error: string;
}

interface BookingFieldProps extends BookingFieldFacts {
  readonly label: string;
  readonly placeholder: string | undefined;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly range?: DateRange | undefined;
}

function isOutside(day: string, { min, max }: DateRange): boolean {
  // A year may have six digits.
  return day !== '' && (day.length > min.length || day < min || day > max);
}

export function BookingField(props: BookingFieldProps) {
  const { type = 'text', value, onChange, isShort = false, format, range, ...field } = props;
  const input = useRef<HTMLInputElement>(null);
  const errorId = useId();
  // The document has no day of its own, and hydration changes nothing in it.
  const [wasUsed, setWasUsed] = useState(value !== '');
  // While a year is typed, it is another one after each digit.
  const [wasLeft, setWasLeft] = useState(value !== '');
  const error = wasLeft && range && isOutside(value, range) ? range.error : undefined;
  useEarlyInput(input, value, onChange);
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
        value={value}
        min={range?.min}
        max={wasUsed ? range?.max : undefined}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={error && errorId}
        onFocus={() => setWasUsed(true)}
        onBlur={() => setWasLeft(true)}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      >
        {error && <FieldError id={errorId}>{error}</FieldError>}
      </Field>
    </div>
  );
}
