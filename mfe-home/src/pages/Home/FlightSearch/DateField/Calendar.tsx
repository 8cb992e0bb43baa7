import { localDay } from '@farekite/shared/language';
import { useState } from 'react';
import { DayPicker, type ClassNames } from 'react-day-picker';
import type { Day } from '../flightSearchState';
import styles from './Calendar.module.scss';
import { useCalendarNames } from './useCalendarNames';

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

/** The first moment of a day in the visitor's time zone. */
function startOf(day: Day): Date {
  return new Date(`${day}T00:00`);
}

/** A month to choose a day from. Loaded when a calendar is opened for the first time. */
export function Calendar({ notBefore, selected, onChoose }: CalendarProps) {
  const names = useCalendarNames();
  const [today] = useState(() => localDay(new Date()));
  const firstDate = startOf(notBefore !== undefined && notBefore > today ? notBefore : today);
  const selectedDate = selected === undefined ? undefined : startOf(selected);
  return (
    <DayPicker
      mode="single"
      required
      autoFocus
      {...names}
      weekStartsOn={0}
      classNames={CLASS_NAMES}
      defaultMonth={selectedDate ?? firstDate}
      startMonth={firstDate}
      disabled={{ before: firstDate }}
      selected={selectedDate}
      onSelect={(date: Date) => onChoose(localDay(date))}
    />
  );
}
