import { useState } from 'react';
import { groupTokens, readTokens } from './readTokens';
import { Specimen } from './Specimen';
import styles from './Tokens.module.scss';

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
