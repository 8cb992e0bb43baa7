import { useId, type ComponentProps, type ElementType, type ReactNode } from 'react';
import styles from './Field.module.scss';

interface FieldOptions {
  readonly label: string;
  /** `large` where a form is the page's main content. @default 'medium' */
  readonly size?: 'medium' | 'large';
  /** Shown below the control; `aria-describedby` connects it. @default nothing */
  readonly children?: ReactNode;
}

type Control<Element extends 'input' | 'textarea'> = Omit<
  ComponentProps<Element>,
  'children' | 'className' | 'id' | 'size'
>;

type FieldProps = FieldOptions &
  (({ readonly as?: 'input' } & Control<'input'>) | ({ readonly as: 'textarea' } & Control<'textarea'>));

/** A field with its label; several lines with `as="textarea"`. Other props are those of the control. */
export function Field({ as = 'input', label, size = 'medium', children, ...control }: FieldProps) {
  // The compiler does not connect the other props with this one.
  const Control = as as ElementType;
  const id = useId();
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <Control
        {...control}
        id={id}
        className={size === 'large' ? `${styles.control} ${styles.large}` : styles.control}
      />
      {children}
    </div>
  );
}
