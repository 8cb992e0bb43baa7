import { useCallback, useState } from 'react';
import { readTokens } from '../Tokens/readTokens';
import styles from './TypeSteps.module.scss';

const SPECIMEN = 'Wherever the wind takes you · A donde lo lleve el viento';

/** The text sizes, from the smallest to the largest. */
export function TypeSteps() {
  const [steps] = useState(() =>
    readTokens(document.styleSheets).filter(({ name }) => name.startsWith('--text-')),
  );
  return (
    <ul className={styles.steps}>
      {steps.map(({ name }) => (
        <TypeStep key={name} name={name} />
      ))}
    </ul>
  );
}

function TypeStep({ name }: { readonly name: string }) {
  const set = useCallback(
    (element: HTMLElement | null) => {
      element?.style.setProperty('font', `var(${name})`);
    },
    [name],
  );
  return (
    <li className={styles.step}>
      <code className={styles.name}>{name}</code>
      <span ref={set}>{SPECIMEN}</span>
    </li>
  );
}
