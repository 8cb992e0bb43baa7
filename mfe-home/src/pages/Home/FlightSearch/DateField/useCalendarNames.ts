import { LOCALES, monthName, useLanguage, useTexts } from '@farekite/shared/language';
import type { DayPickerProps } from 'react-day-picker';
import { calendarTexts } from './Calendar.texts';

/** As many letters of a day's name as fit above a column. */
const WEEKDAY_LETTERS = 2;

/**
 * What a calendar says in the visitor's language. The locales of react-day-picker would bring every language to every visitor,
 * and Intl takes long to make its first formatter (see `monthName`).
 */
export function useCalendarNames(): Pick<DayPickerProps, 'lang' | 'formatters' | 'labels'> {
  const language = useLanguage();
  const t = useTexts(calendarTexts);
  const weekdays = t('weekdays').split(' ');
  const daysOfMonth = t('daysOfMonth').split(' ');

  const yearAndMonth = (date: Date) => ({
    month: monthName(language, date.getMonth() + 1),
    year: date.getFullYear(),
  });
  const month = (date: Date) => t('month', yearAndMonth(date));
  const weekday = (date: Date) => weekdays[date.getDay()] ?? '';
  const day = (date: Date) =>
    t('day', {
      ...yearAndMonth(date),
      weekday: weekday(date),
      dayOfMonth: daysOfMonth[date.getDate() - 1] ?? '',
    });

  return {
    lang: LOCALES[language],
    formatters: {
      formatCaption: month,
      formatDay: (date) => String(date.getDate()),
      formatWeekdayName: (date) => weekday(date).slice(0, WEEKDAY_LETTERS),
    },
    labels: {
      labelGrid: month,
      labelWeekday: weekday,
      labelDayButton: (date, { today, selected }) => {
        const name = today ? t('today', { day: day(date) }) : day(date);
        return selected ? t('selected', { day: name }) : name;
      },
      labelNav: () => t('months'),
      labelPrevious: () => t('previousMonth'),
      labelNext: () => t('nextMonth'),
    },
  };
}
