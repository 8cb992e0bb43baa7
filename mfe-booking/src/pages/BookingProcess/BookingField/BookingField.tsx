import { useRef, type ClipboardEvent, type InputHTMLAttributes } from 'react';
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
  /** Formats what the visitor types or pastes; the caret stays after the same digit. @default no formatting */
  readonly format?: (typed: string) => string;
}

/** A field of the wizard's forms. It keeps what was typed before hydration. */
export function BookingField({ value, onChange, isShort = false, format, ...field }: BookingFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  useEarlyInput(input, value, onChange);

  function change(control: HTMLInputElement, inputType?: string) {
    if (format) formatInPlace(control, format, inputType);
    onChange(control.value);
  }

  // Formatted before maxLength cuts it: `12/2030` is longer than the field.
  function paste(event: ClipboardEvent<HTMLInputElement>) {
    event.preventDefault();
    const { currentTarget: control, clipboardData } = event;
    const { selectionStart, selectionEnd } = control;
    control.setRangeText(clipboardData.getData('text'), selectionStart ?? 0, selectionEnd ?? 0, 'end');
    change(control);
  }

  return (
    <div className={isShort ? styles.short : styles.field}>
      <Field
        {...field}
        ref={input}
        size="large"
        value={value}
        onPaste={format && paste}
        onChange={({ currentTarget, nativeEvent }) => {
          change(currentTarget, (nativeEvent as InputEvent).inputType);
        }}
      />
    </div>
  );
}
