import type { ComponentProps } from 'react';
import styles from './Button.module.scss';

interface ButtonVariant {
  /** `primary` for the main action. @default 'primary' */
  readonly variant?: 'primary' | 'secondary';
}

/** A button for an action on this page. */
export function Button({
  variant = 'primary',
  type = 'button',
  ...button
}: ButtonVariant & Omit<ComponentProps<'button'>, 'className'>) {
  return <button {...button} type={type} className={styles[variant]} />;
}

/** A link to another page that looks like a button. */
export function ButtonLink({
  variant = 'primary',
  ...link
}: ButtonVariant & Omit<ComponentProps<'a'>, 'className'>) {
  return <a {...link} className={styles[variant]} />;
}
