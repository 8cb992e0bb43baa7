import { defineTexts } from '@farekite/shared/language';

export const workingDayTexts = defineTexts('deals.workingDay', {
  en: {
    desk: 'Desk',
    deskText: 'Work until dinner.',
    table: 'Table',
    tableText: 'A meal from the menu.',
    bed: 'Bed',
    bedText: 'Fully flat, until landing.',
    landing: 'Landing',
    landingText: 'Rested, and ready for the meeting.',
  },
  es: {
    desk: 'Escritorio',
    deskText: 'Trabaje hasta la cena.',
    table: 'Mesa',
    tableText: 'Una comida a la carta.',
    bed: 'Cama',
    bedText: 'Del todo plana, hasta aterrizar.',
    landing: 'Llegada',
    landingText: 'Descansado, y a la reunión.',
  },
});
