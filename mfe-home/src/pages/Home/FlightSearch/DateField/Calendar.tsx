import { localDay, useLanguage, LOCALES, type Localized } from '@farekite/shared/language';
import { max, startOfToday } from 'date-fns';
import { useState } from 'react';
import { DayPicker, type ClassNames, type DayPickerProps } from 'react-day-picker';
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

const DAY_PICKER_LOCALES: Localized<DayPickerProps['locale']> = { en: enUS, es };

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

/** The first moment of a day in the visitor's time zone. The parser of date-fns would take a kilobyte to do the same. */
function startOf(day: Day): Date {
  return new Date(`${day}T00:00`);
}

/** A month to choose a day from. Loaded when a calendar is opened for the first time. */
export function Calendar({ notBefore, selected, onChoose }: CalendarProps) {
  const language = useLanguage();
  const monthAndYear = new Intl.DateTimeFormat(LOCALES[language], { month: 'long', year: 'numeric' });
  const [today] = useState(startOfToday);
  const firstDate = notBefore === undefined ? today : max([today, startOf(notBefore)]);
  const selectedDate = selected === undefined ? undefined : startOf(selected);
  return (
    <DayPicker
      mode="single"
      required
      autoFocus
      locale={DAY_PICKER_LOCALES[language]}
      weekStartsOn={0}
      classNames={CLASS_NAMES}
      formatters={{ formatCaption: (month) => monthAndYear.format(month) }}
      labels={{ labelGrid: (month) => monthAndYear.format(month) }}
      defaultMonth={selectedDate ?? firstDate}
      startMonth={firstDate}
      disabled={{ before: firstDate }}
      selected={selectedDate}
      onSelect={(date: Date) => onChoose(localDay(date))}
    />
  );
}
