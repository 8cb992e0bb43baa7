import type { ComponentProps } from 'react';
import styles from './Button.module.scss';

interface Look {
  /** `primary` for the one action that leads on, `secondary` for what stands beside it. @default 'primary' */
  readonly look?: 'primary' | 'secondary';
}

/** Does something on this page. */
export function Button({
  look = 'primary',
  type = 'button',
  ...button
}: Look & Omit<ComponentProps<'button'>, 'className'>) {
  return <button {...button} type={type} className={styles[look]} />;
}

/** Leads to another page, with the looks of a button. */
export function ButtonLink({ look = 'primary', ...link }: Look & Omit<ComponentProps<'a'>, 'className'>) {
  return <a {...link} className={styles[look]} />;
}
