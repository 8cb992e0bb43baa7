import { useEffect, useRef } from 'react';
import styles from './Suggestions.module.scss';

interface SuggestionsProps {
  readonly id: string;
  readonly label: string;
  readonly suggestions: readonly string[];
  /** Index of the option that Enter chooses. */
  readonly activeIndex: number | undefined;
  readonly onChoose: (suggestion: string) => void;
}

export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}

/** The list of a combobox. The focus stays in the combobox, also when an option is pressed. */
export function Suggestions({ id, label, suggestions, activeIndex, onChoose }: SuggestionsProps) {
  const active = useRef<HTMLLIElement>(null);
  useEffect(() => {
    active.current?.scrollIntoView({ block: 'nearest' });
  }, [activeIndex]);
  return (
    <ul
      id={id}
      className={styles.list}
      role="listbox"
      aria-label={label}
      onMouseDown={(event) => event.preventDefault()}
    >
      {suggestions.map((suggestion, index) => (
        <li
          key={suggestion}
          id={optionId(id, index)}
          ref={index === activeIndex ? active : null}
          className={styles.option}
          role="option"
          aria-selected={index === activeIndex}
          onClick={() => onChoose(suggestion)}
        >
          <b className={styles.code}>{suggestion.slice(0, 3)}</b>
          {suggestion.slice(3)}
        </li>
      ))}
    </ul>
  );
}
