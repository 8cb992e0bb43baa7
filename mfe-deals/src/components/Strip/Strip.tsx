import { useLanguage, type Localized } from '@farekite/shared/language';
import type { ReactNode } from 'react';
import styles from './Strip.module.scss';

export interface StripPart {
  readonly title: Localized<string>;
  readonly text: Localized<string>;
  /** SVG in a box of 240 by 120. Its sides may be cut off: what tells stands between 60 and 180. */
  readonly drawing: ReactNode;
}

interface StripProps {
  readonly parts: readonly StripPart[];
  /** Whether one part comes after the other in time. @default false */
  readonly isOrdered?: boolean;
}

/** Drawings that make one panorama where there is room, each with a word on it. */
export function Strip({ parts, isOrdered = false }: StripProps) {
  const language = useLanguage();
  const List = isOrdered ? 'ol' : 'ul';
  return (
    <List className={styles.strip}>
      {parts.map(({ title, text, drawing }) => (
        <li key={title.en} className={styles.part}>
          <svg
            className={styles.drawing}
            viewBox="0 0 240 120"
            preserveAspectRatio="xMidYMax slice"
            aria-hidden="true"
            focusable="false"
          >
            {drawing}
          </svg>
          <p className={styles.words}>
            <strong className={styles.title}>{title[language]}</strong> {text[language]}
          </p>
        </li>
      ))}
    </List>
  );
}
