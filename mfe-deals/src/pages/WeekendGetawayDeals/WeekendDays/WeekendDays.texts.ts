import { defineTexts } from '@farekite/shared/language';

export const weekendDaysTexts = defineTexts('deals.weekendDays', {
  en: {
    friday: 'Friday',
    fridayText: 'Out in the evening, when work is done.',
    saturday: 'Saturday',
    saturdayText: 'All of it there, between two nights.',
    sunday: 'Sunday',
    sundayText: 'One more day, and home at night.',
  },
  es: {
    friday: 'Viernes',
    fridayText: 'Ida por la tarde, al salir del trabajo.',
    saturday: 'Sábado',
    saturdayText: 'Entero allá, entre las dos noches.',
    sunday: 'Domingo',
    sundayText: 'Un día más, y de vuelta por la noche.',
  },
});
