import { defineTexts } from '@farekite/shared/language';

export const calendarTexts = defineTexts('home.calendar', {
  en: {
    // All names of the days, and all numbers of a month as they stand in a date, separated by spaces.
    weekdays: 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday',
    daysOfMonth:
      '1st 2nd 3rd 4th 5th 6th 7th 8th 9th 10th 11th 12th 13th 14th 15th 16th 17th 18th 19th 20th 21st 22nd 23rd 24th 25th 26th 27th 28th 29th 30th 31st',
    month: '{{month}} {{year}}',
    day: '{{weekday}}, {{month}} {{dayOfMonth}}, {{year}}',
    today: 'Today, {{day}}',
    selected: '{{day}}, selected',
    months: 'Choose the month',
    previousMonth: 'Go to the Previous Month',
    nextMonth: 'Go to the Next Month',
  },
  es: {
    weekdays: 'domingo lunes martes miércoles jueves viernes sábado',
    daysOfMonth: '1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31',
    month: '{{month}} de {{year}}',
    day: '{{weekday}}, {{dayOfMonth}} de {{month}} de {{year}}',
    today: 'Hoy, {{day}}',
    selected: '{{day}}, seleccionado',
    months: 'Elegir el mes',
    previousMonth: 'Ir al mes anterior',
    nextMonth: 'Ir al mes siguiente',
  },
});
