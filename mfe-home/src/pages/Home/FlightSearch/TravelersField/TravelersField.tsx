import { useEarlyInput } from '@farekite/shared/hooks';
import { useTranslation } from '@farekite/shared/language';
import { chevronDownIcon, Icon } from '@farekite/shared/ui';
import { useId, useRef } from 'react';
import { CABIN_CLASSES, PARTIES, type TravelersKey } from '../../../../content/travelers';
import styles from './TravelersField.module.scss';

const GROUPS = [
  { name: 'parties', options: PARTIES },
  { name: 'classes', options: CABIN_CLASSES },
] as const;

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

  const isAboutClasses = hasClassesFirst || CABIN_CLASSES.includes(value);

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
        {(hasClassesFirst ? [...GROUPS].reverse() : GROUPS).map(({ name, options }) => (
          <optgroup key={name} label={t(`flightSearch.travelersField.${name}`)}>
            {options.map((key) => (
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
