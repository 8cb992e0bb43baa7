import { useCallback, useState } from 'react';
import { groupTokens, readTokens, type Token } from './readTokens';
import styles from './Tokens.module.scss';

/** By the first word of a token. Others have no specimen. */
const SHOWN_BY: readonly (readonly [name: RegExp, property: string])[] = [
  [/^--text\b/, 'font'],
  [/^--gradient\b/, 'background-image'],
  [/^--(?:color|ink|line|white|cloud|sky|kite|sun|leaf|rose)\b/, 'background-color'],
  [/^--(?:space|section|gutter|target)\b/, 'width'],
  [/^--radius\b/, 'border-radius'],
  [/^--shadow\b/, 'box-shadow'],
];

export function Tokens() {
  const [groups] = useState(() => groupTokens(readTokens()));
  return (
    <div className={styles.groups}>
      {[...groups].map(([family, tokens]) => (
        <section key={family}>
          <h3 className={styles.family}>{family}</h3>
          <ul className={styles.tokens}>
            {tokens.map((token) => (
              <li key={token.name} className={styles.token}>
                <Specimen token={token} />
                <code className={styles.name}>{token.name}</code>
                <span className={styles.value}>{token.value}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Specimen({ token: { name } }: { readonly token: Token }) {
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
