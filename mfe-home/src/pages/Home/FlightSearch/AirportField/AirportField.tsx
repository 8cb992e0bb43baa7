import { useTranslation } from '@farekite/shared/language';
import { VisuallyHidden } from '@farekite/shared/ui';
import { useId } from 'react';
import styles from './AirportField.module.scss';
import { optionId, Suggestions } from './Suggestions';
import { useAirportCombobox } from './useAirportCombobox';

interface AirportFieldProps {
  readonly label: string;
  /** The label of an airport, or any other text. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A text field that suggests airports and accepts any text. */
export function AirportField({ label, value, onChange }: AirportFieldProps) {
  const { t } = useTranslation('home');
  const id = useId();
  const { inputProps, fullLabel, suggestions, activeIndex, problem, choose } = useAirportCombobox(
    value,
    onChange,
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

/** Stands over a field that is not focused: a narrow one would cut the code off its own text. */
function ChosenAirport({ text }: { readonly text: string }) {
  const [city, code] = text.split(/(?= \()/);
  return (
    <span className={styles.chosen} aria-hidden="true">
      <span className={styles.city}>{city}</span>
      <span>{code}</span>
    </span>
  );
}
