import { useEarlyInput } from '@farekite/shared/hooks';
import { useTranslation } from '@farekite/shared/language';
import { chevronDownIcon, Icon } from '@farekite/shared/ui';
import { useId, useRef } from 'react';
import { TRAVELERS, type TravelersKey } from '../../../../content/travelers';
import styles from './TravelersField.module.scss';

/** Firefox sends the keys for the open list to the page. Where the browser cannot tell, no list counts as closed. */
function isListClosed(select: HTMLSelectElement): boolean {
  return CSS.supports('selector(:open)') && !select.matches(':open');
}

interface TravelersFieldProps {
  readonly value: TravelersKey;
  readonly hasClassesFirst: boolean;
  readonly onChange: (value: TravelersKey) => void;
  /** Called after Enter where the list is closed. */
  readonly onSubmit: () => void;
}

export function TravelersField({ value, hasClassesFirst, onChange, onSubmit }: TravelersFieldProps) {
  const { t } = useTranslation('home');
  const id = useId();
  const select = useRef<HTMLSelectElement>(null);

  const groups = hasClassesFirst ? (['classes', 'parties'] as const) : (['parties', 'classes'] as const);
  const isAboutClasses = hasClassesFirst || TRAVELERS.classes.includes(value);

  const change = (key: string) => onChange(key as TravelersKey);
  useEarlyInput(select, value, change);

  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {t(`flightSearch.travelersField.${isAboutClasses ? 'labelWithClasses' : 'label'}`)}
      </label>
      <select
        ref={select}
        id={id}
        className={styles.select}
        value={value}
        onChange={(event) => change(event.currentTarget.value)}
        onKeyDown={({ key, repeat, currentTarget }) => {
          if (key === 'Enter' && !repeat && isListClosed(currentTarget)) onSubmit();
        }}
      >
        {groups.map((group) => (
          <optgroup key={group} label={t(`flightSearch.travelersField.${group}`)}>
            {TRAVELERS[group].map((key) => (
              <option key={key} value={key}>
                {t(`flightSearch.travelersField.options.${key}`)}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
      <Icon icon={chevronDownIcon} sizeEm={1.5} className={styles.chevron} />
    </div>
  );
}
