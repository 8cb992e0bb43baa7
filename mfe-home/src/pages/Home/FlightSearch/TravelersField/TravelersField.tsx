import { useLanguage, useTexts } from '@farekite/shared/language';
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { CABIN_CLASSES, PARTIES, type TravelersKey } from '../../../../content/travelers';
import styles from './TravelersField.module.scss';
import { travelersFieldTexts } from './TravelersField.texts';

const GROUPS = [
  { name: 'parties', options: PARTIES },
  { name: 'classes', options: CABIN_CLASSES },
] as const;

interface TravelersFieldProps {
  readonly value: TravelersKey;
  /** Offers the cabin classes before the parties. */
  readonly hasClassesFirst: boolean;
  readonly onChange: (value: TravelersKey) => void;
}

export function TravelersField({ value, hasClassesFirst, onChange }: TravelersFieldProps) {
  const t = useTexts(travelersFieldTexts);
  const language = useLanguage();
  const id = useId();
  const select = useRef<HTMLSelectElement>(null);

  // Whoever was quicker than the scripts has chosen in the prerendered field.
  const takeOver = useEffectEvent(() => {
    const chosen = select.current?.value;
    if (chosen && chosen !== value) onChange(chosen as TravelersKey);
  });
  useEffect(() => {
    takeOver();
  }, []);

  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {t('label')}
      </label>
      <select
        ref={select}
        id={id}
        className={styles.select}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value as TravelersKey)}
      >
        {(hasClassesFirst ? GROUPS.toReversed() : GROUPS).map(({ name, options }) => (
          <optgroup key={name} label={t(name)}>
            {options.map(({ key, label }) => (
              <option key={key} value={key}>
                {label[language]}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
      <svg className={styles.chevron} viewBox="0 0 12 8" aria-hidden="true" focusable="false">
        <path d="m1 1.5 5 5 5-5" />
      </svg>
    </div>
  );
}
