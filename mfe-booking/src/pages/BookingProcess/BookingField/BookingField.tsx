import { useRef, type InputEvent, type InputHTMLAttributes, type SyntheticEvent } from 'react';
import { useEarlyInput } from '@farekite/shared/hooks';
import { Field } from '@farekite/shared/ui';
import { formatInPlace, insertFormatted } from './formatInPlace';
import styles from './BookingField.module.scss';

/** What is the same about a field whenever it is shown. */
export interface BookingFieldFacts extends Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'maxLength'> {
  /** A token of HTML's `autocomplete` attribute. */
  readonly autoComplete: string;
  /** Two short fields share a line on phones too. @default false */
  readonly isShort?: boolean;
  /** Formats digits that the visitor types or pastes; the caret stays after the same digit. @default no formatting */
  readonly format?: (typed: string) => string;
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
  value,
  onChange,
  isShort = false,
  format,
  ...field
}: BookingFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  useEarlyInput(input, value, onChange);

  function change(control: HTMLInputElement, inputType?: string) {
    // What autofill has written is formatted as a whole.
    if (format && inputType === undefined) control.value = format(control.value);
    else if (format) formatInPlace(control, format, inputType);
    onChange(control.value);
  }

  function insert(event: SyntheticEvent<HTMLInputElement>, text: string) {
    if (!format) return;
    event.preventDefault();
    insertFormatted(event.currentTarget, text, format);
    onChange(event.currentTarget.value);
  }

  /** What is typed at the end of a full field may still fit when it is formatted: the last digits of `12/2030`. */
  function insertBeyond(event: InputEvent<HTMLInputElement>) {
    const { value: text, maxLength, selectionStart } = event.currentTarget;
    if (text.length === maxLength && selectionStart === maxLength) insert(event, event.data);
  }

  return (
    <div className={isShort ? styles.short : styles.field}>
      <Field
        {...field}
        ref={input}
        type={type}
        inputMode={format && 'numeric'}
        size="large"
        value={value}
        onPaste={(event) => {
          insert(event, event.clipboardData.getData('text'));
        }}
        onBeforeInput={insertBeyond}
        onChange={({ currentTarget, nativeEvent }) => {
          const { inputType, isComposing } = nativeEvent as globalThis.InputEvent;
          // An input method writes its text again with each key.
          if (isComposing) onChange(currentTarget.value);
          else change(currentTarget, inputType);
        }}
        onCompositionEnd={({ currentTarget }) => {
          change(currentTarget, 'insertCompositionText');
        }}
      />
    </div>
  );
}
