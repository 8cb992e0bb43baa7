import type { ReactNode } from 'react';
import styles from './IllustratedSteps.module.scss';

interface IllustratedStepsProps<Name extends string> {
  readonly texts: Readonly<Record<Name, { readonly title: string; readonly text: string }>>;
  /** In the order of the steps: SVG elements in a box of 240 by 120, of which x = 60 to 180 is never cropped. */
  readonly drawings: Readonly<Record<Name, ReactNode>>;
  readonly isOrdered?: boolean;
}

/** From large phones on, the drawings stand side by side and form one panorama. */
export function IllustratedSteps<Name extends string>({
  texts,
  drawings,
  isOrdered = false,
}: IllustratedStepsProps<Name>) {
  const List = isOrdered ? 'ol' : 'ul';
  return (
    <List className={styles.steps}>
      {(Object.keys(drawings) as Name[]).map((name) => (
        <li key={name} className={styles.step}>
          <svg
            className={styles.drawing}
            viewBox="0 0 240 120"
            preserveAspectRatio="xMidYMax slice"
            aria-hidden="true"
          >
            {drawings[name]}
          </svg>
          <p className={styles.caption}>
            <strong className={styles.title}>{texts[name].title}</strong> <span>{texts[name].text}</span>
          </p>
        </li>
      ))}
    </List>
  );
}
