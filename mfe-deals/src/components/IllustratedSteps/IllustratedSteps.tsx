import type { ReactNode } from 'react';
import styles from './IllustratedSteps.module.scss';

interface IllustratedStepsProps<Name extends string> {
  /** By the names of the steps, in the language of the page. */
  readonly texts: Readonly<Record<Name, { readonly title: string; readonly text: string }>>;
  /**
   * By the names of the steps, in their order: SVG elements in a box of 240 by 120. The box is cropped to the
   * width of its step, so whatever must stay visible lies between x = 60 and x = 180.
   */
  readonly drawings: Readonly<Record<Name, ReactNode>>;
  /** Whether the steps follow each other in time. @default false */
  readonly isOrdered?: boolean;
}

/** Drawings with a caption each. From large phones on they stand side by side and form one panorama. */
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
