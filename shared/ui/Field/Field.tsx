import { useId, type ComponentProps } from 'react';
import styles from './Field.module.scss';

interface FieldOptions {
  /** The visible name of the field. */
  readonly label: string;
  /** What is wrong with the value. Assistive technology announces it when it appears. @default no error */
  readonly error?: string | undefined;
  /** `large` where a form is the page's main content, `small` beside other content. @default 'medium' */
  readonly size?: 'small' | 'medium' | 'large';
}

type Control<Element extends 'input' | 'textarea'> = Omit<ComponentProps<Element>, 'className' | 'size'>;

/** An input without `rows` is a line of text, one with `rows` an area of that many lines. */
type FieldProps = FieldOptions &
  ((Control<'input'> & { readonly rows?: undefined }) | (Control<'textarea'> & { readonly rows: number }));

/** A text field with its label and, where there is one, its error. Other props are those of the control. */
export function Field({ label, error, size = 'medium', ...control }: FieldProps) {
  const ownId = useId();
  const errorId = useId();
  const id = control.id ?? ownId;
  const wiring = {
    id,
    className: styles.control,
    'aria-invalid': control['aria-invalid'] ?? (error ? true : undefined),
    'aria-describedby':
      [control['aria-describedby'], error && errorId].filter(Boolean).join(' ') || undefined,
  };
  return (
    <div className={styles[size]}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {control.rows === undefined ? (
        <input {...control} {...wiring} />
      ) : (
        <textarea {...control} {...wiring} />
      )}
      {error && (
        <p id={errorId} className={styles.error} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
