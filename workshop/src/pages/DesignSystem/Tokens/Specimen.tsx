import { useCallback } from 'react';
import type { Token } from './readTokens';
import styles from './Specimen.module.scss';

/** Which property shows what a token does, by the words its name begins with; others are told, not shown. */
const SHOWN_BY: readonly (readonly [name: RegExp, property: string])[] = [
  [/^--(?:ink|line|white|cloud|sky|kite|sun|leaf|rose)\b/, 'background-color'],
  [/^--(?:space|section|gutter|target)\b/, 'width'],
  [/^--radius\b/, 'border-radius'],
  [/^--shadow\b/, 'box-shadow'],
];

/** A small piece that has the token's value for one property. Decorative: name and value stand beside it. */
export function Specimen({ token: { name } }: { readonly token: Token }) {
  const property = SHOWN_BY.find(([pattern]) => pattern.test(name))?.[1];
  const show = useCallback(
    (element: HTMLElement | null) => {
      if (property) element?.style.setProperty(property, `var(${name})`);
    },
    [name, property],
  );
  if (!property) return null;
  return <span ref={show} className={styles[property === 'width' ? 'length' : 'piece']} aria-hidden="true" />;
}
