import { LANGUAGE_DETAILS, useLanguage } from '@farekite/shared/language';
import { formatISO, max, parseISO, startOfToday } from 'date-fns';
import { useState } from 'react';
import { DayPicker, type ClassNames } from 'react-day-picker';
import { enUS } from 'react-day-picker/locale/en-US';
import { es } from 'react-day-picker/locale/es';
import type { Day } from '../flightSearchState';
import styles from './Calendar.module.scss';

export interface CalendarProps {
  /** Days before it cannot be chosen, nor days before today. @default today */
  readonly notBefore: Day | undefined;
  readonly selected: Day | undefined;
  readonly onChoose: (day: Day) => void;
}

const CLASS_NAMES = {
  months: styles.months,
  month: styles.month,
  month_caption: styles.caption,
  nav: styles.nav,
  button_previous: styles.turn,
  button_next: styles.turn,
  chevron: styles.chevron,
  month_grid: styles.grid,
  weekday: styles.weekday,
  day: styles.day,
  day_button: styles.button,
  selected: styles.selected,
  today: styles.today,
  disabled: styles.disabled,
} as Partial<ClassNames>;

/** What the calendar says in each language. */
const CALENDAR_LOCALES = { en: enUS, es };

/** A month to choose a day from. Loaded when a calendar is opened for the first time. */
export function Calendar({ notBefore, selected, onChoose }: CalendarProps) {
  const language = useLanguage();
  const [today] = useState(startOfToday);
  const firstDate = notBefore === undefined ? today : max([parseISO(notBefore), today]);
  const selectedDate = selected === undefined ? undefined : parseISO(selected);
  return (
    <DayPicker
      mode="single"
      required
      autoFocus
      locale={CALENDAR_LOCALES[language]}
      lang={LANGUAGE_DETAILS[language].locale}
      weekStartsOn={0}
      classNames={CLASS_NAMES}
      defaultMonth={selectedDate ?? firstDate}
      startMonth={firstDate}
      disabled={{ before: firstDate }}
      selected={selectedDate}
      onSelect={(date: Date) => onChoose(formatISO(date, { representation: 'date' }))}
    />
  );
}
