import { useLanguage, type Localized } from '@farekite/shared/language';
import type { ReactNode } from 'react';
import styles from './IllustratedSteps.module.scss';

export interface IllustratedStep {
  readonly title: Localized<string>;
  readonly text: Localized<string>;
  /**
   * SVG elements in a box of 240 by 120. The box is cropped to the width of its step, so whatever must
   * stay visible lies between x = 60 and x = 180.
   */
  readonly drawing: ReactNode;
}

interface IllustratedStepsProps {
  readonly steps: readonly IllustratedStep[];
  /** Whether the steps follow each other in time. @default false */
  readonly isOrdered?: boolean;
}

/** Drawings with a caption each. From large phones on they stand side by side and form one panorama. */
export function IllustratedSteps({ steps, isOrdered = false }: IllustratedStepsProps) {
  const language = useLanguage();
  const List = isOrdered ? 'ol' : 'ul';
  return (
    <List className={styles.steps}>
      {steps.map(({ title, text, drawing }, index) => (
        <li key={index} className={styles.step}>
          <svg
            className={styles.drawing}
            viewBox="0 0 240 120"
            preserveAspectRatio="xMidYMax slice"
            aria-hidden="true"
            focusable="false"
          >
            {drawing}
          </svg>
          <p className={styles.caption}>
            <strong className={styles.title}>{title[language]}</strong> {text[language]}
          </p>
        </li>
      ))}
    </List>
  );
}
