import { useTranslation } from '@farekite/shared/language';
import { VisuallyHidden } from '@farekite/shared/ui';
import { useEffect, useId, useRef } from 'react';
import styles from './AirportField.module.scss';
import { useAirportCombobox } from './useAirportCombobox';

interface AirportFieldProps {
  readonly label: string;
  /** The label of an airport, or any other text. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Called after Enter where no list is shown. */
  readonly onSubmit: () => void;
}

export function AirportField({ label, value, onChange, onSubmit }: AirportFieldProps) {
  const { t } = useTranslation('home');
  const id = useId();
  const { inputProps, fullLabel, suggestions, activeIndex, problem, choose } = useAirportCombobox(
    value,
    onChange,
    onSubmit,
  );
  const listId = `${id}-list`;
  const isExpanded = suggestions.length > 0;
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <input
        {...inputProps}
        id={id}
        className={styles.input}
        type="text"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isExpanded}
        aria-controls={isExpanded ? listId : undefined}
        aria-activedescendant={activeIndex === undefined ? undefined : optionId(listId, activeIndex)}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint={isExpanded ? undefined : 'go'}
        placeholder={t('flightSearch.airportField.placeholder')}
        aria-describedby={fullLabel && `${id}-label`}
      />
      {fullLabel && <ChosenAirport text={inputProps.value} />}
      <span id={`${id}-label`} hidden>
        {fullLabel}
      </span>
      <div className={isExpanded || problem ? styles.popup : undefined}>
        {isExpanded && (
          <Suggestions
            id={listId}
            label={t('flightSearch.airportField.suggestions', { label })}
            suggestions={suggestions}
            activeIndex={activeIndex}
            onChoose={choose}
          />
        )}
        <div role="status">
          {isExpanded && (
            <VisuallyHidden>
              {t('flightSearch.airportField.results', { count: suggestions.length })}
            </VisuallyHidden>
          )}
          {problem && <p className={styles.problem}>{t(`flightSearch.airportField.${problem}`)}</p>}
        </div>
      </div>
    </div>
  );
}

/** Stands over a field that is not focused: a narrow one would cut the code off. */
function ChosenAirport({ text }: { readonly text: string }) {
  const [city, code] = text.split(/(?= \()/);
  return (
    <span className={styles.chosen} aria-hidden="true">
      <span className={styles.city}>{city}</span>
      <span>{code}</span>
    </span>
  );
}

interface SuggestionsProps {
  readonly id: string;
  readonly label: string;
  readonly suggestions: readonly string[];
  readonly activeIndex: number | undefined;
  readonly onChoose: (suggestion: string) => void;
}

function optionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}

/** The focus stays in the combobox, also when an option is pressed. */
function Suggestions({ id, label, suggestions, activeIndex, onChoose }: SuggestionsProps) {
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
