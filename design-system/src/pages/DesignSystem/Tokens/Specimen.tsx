import { useCallback } from 'react';
import type { Token } from './readTokens';
import styles from './Specimen.module.scss';

/** By the first word of a token. Others have no specimen. */
const SHOWN_BY: readonly (readonly [name: RegExp, property: string])[] = [
  [/^--text\b/, 'font'],
  [/^--gradient\b/, 'background-image'],
  [/^--(?:color|ink|line|white|cloud|sky|kite|sun|leaf|rose)\b/, 'background-color'],
  [/^--(?:space|section|gutter|target)\b/, 'width'],
  [/^--radius\b/, 'border-radius'],
  [/^--shadow\b/, 'box-shadow'],
];

export function Specimen({ token: { name } }: { readonly token: Token }) {
  const property = SHOWN_BY.find(([pattern]) => pattern.test(name))?.[1];
  const show = useCallback(
    (element: HTMLElement | null) => {
      if (property) element?.style.setProperty(property, `var(${name})`);
    },
    [name, property],
  );
  if (!property) return null;
  return (
    <span ref={show} className={styles[property] ?? styles.box} aria-hidden="true">
      {property === 'font' && 'Aa Ñ'}
    </span>
  );
}
