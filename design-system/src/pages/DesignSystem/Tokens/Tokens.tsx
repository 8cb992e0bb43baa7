import { useState } from 'react';
import { groupTokens, readTokens, type Token } from './readTokens';
import { Specimen } from './Specimen';
import styles from './Tokens.module.scss';

/** Every custom property of the shell, with a specimen of its value. */
export function Tokens() {
  const [groups] = useState(() => groupTokens(readTokens(document.styleSheets)));
  return (
    <div className={styles.groups}>
      {[...groups].map(([family, tokens]) => (
        <TokenGroup key={family} family={family} tokens={tokens} />
      ))}
    </div>
  );
}

function TokenGroup({ family, tokens }: { readonly family: string; readonly tokens: readonly Token[] }) {
  return (
    <section>
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
  );
}
