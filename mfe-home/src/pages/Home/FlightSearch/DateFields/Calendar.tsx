import { LANGUAGE_DETAILS, useTranslation, type Language } from '@farekite/shared/language';
import { differenceInCalendarWeeks } from 'date-fns/differenceInCalendarWeeks';
import { endOfMonth } from 'date-fns/endOfMonth';
import { formatISO } from 'date-fns/formatISO';
import { isBefore } from 'date-fns/isBefore';
import { isSameMonth } from 'date-fns/isSameMonth';
import { max } from 'date-fns/max';
import { parseISO } from 'date-fns/parseISO';
import { startOfToday } from 'date-fns/startOfToday';
import { startOfWeek } from 'date-fns/startOfWeek';
import { useState } from 'react';
import { DayPicker, type ClassNames, type DayPickerLocale, type DayPickerProps } from 'react-day-picker';
import { enUS } from 'react-day-picker/locale/en-US';
import { es } from 'react-day-picker/locale/es';
import type { Day } from '../flightSearchState';
import styles from './Calendar.module.scss';

export interface CalendarProps {
  /** The return, which is chosen here, cannot be before it. */
  readonly departure?: Day | undefined;
  readonly selected: Day | undefined;
  /** Side by side. Below a single one that is nearly over stands the next. */
  readonly months: number;
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
  week: styles.week,
  day: styles.day,
  day_button: styles.button,
  selected: styles.selected,
  today: styles.today,
  disabled: styles.disabled,
} as Partial<ClassNames>;

const MODIFIER_CLASS_NAMES = {
  departure: styles.departure,
  leaving: styles.leaving,
  between: styles.between,
  arriving: styles.arriving,
} as Record<string, string>;

const CALENDAR_LOCALES: Readonly<Partial<Record<Language, DayPickerLocale>>> = { en: enUS, es };

type LabelDay = NonNullable<NonNullable<DayPickerProps['labels']>['labelDayButton']>;

const NONE = false;

export function Calendar({ departure, selected, months, onChoose }: CalendarProps) {
  const { t, language } = useTranslation('home');
  const [today] = useState(startOfToday);
  const [pointed, setPointed] = useState<Date>();
  const start = departure === undefined ? undefined : parseISO(departure);
  const firstDate = start === undefined ? today : max([start, today]);
  const selectedDate = selected === undefined ? undefined : parseISO(selected);
  // The trip ends with the day that is pointed at or focused, as if it were chosen.
  const end = pointed ?? selectedDate;
  const [month, setMonth] = useState(selectedDate ?? firstDate);
  // Alone, a month of which one or two weeks are left would leave little to choose.
  const isFirstMonthShort = months === 1 && differenceInCalendarWeeks(endOfMonth(firstDate), firstDate) < 2;
  const hasNextMonth = isFirstMonthShort && isSameMonth(month, firstDate);
  const isTrip = start !== undefined && end !== undefined && isBefore(start, end);
  const locale = CALENDAR_LOCALES[language] ?? enUS;
  return (
    <DayPicker
      mode="single"
      required
      autoFocus
      locale={locale}
      lang={LANGUAGE_DETAILS[language].locale}
      weekStartsOn={0}
      numberOfMonths={hasNextMonth ? 2 : months}
      pagedNavigation={hasNextMonth}
      className={(isFirstMonthShort && styles.tall) || ''}
      classNames={CLASS_NAMES}
      month={month}
      onMonthChange={setMonth}
      startMonth={firstDate}
      disabled={{ before: firstDate }}
      // Whole weeks without a day to choose are left out.
      hidden={{ before: startOfWeek(firstDate) }}
      modifiers={{
        departure: start ?? NONE,
        leaving: isTrip ? start : NONE,
        between: isTrip ? { after: start, before: end } : NONE,
        arriving: isTrip ? end : NONE,
      }}
      modifiersClassNames={MODIFIER_CLASS_NAMES}
      labels={{
        labelDayButton: (date, modifiers, ...options) => {
          const label = (locale.labels?.labelDayButton as LabelDay)(date, modifiers, ...options);
          return modifiers.departure ? `${label}, ${t('flightSearch.departureDate')}` : label;
        },
      }}
      selected={selectedDate}
      onSelect={(date: Date) => onChoose(formatISO(date, { representation: 'date' }))}
      onDayFocus={setPointed}
      onDayMouseEnter={(date, { disabled }) => {
        if (!disabled) setPointed(date);
      }}
      onDayMouseLeave={() => setPointed(undefined)}
    />
  );
}
