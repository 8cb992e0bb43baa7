import { defineTexts } from '@farekite/shared/language';

export const familyServicesTexts = defineTexts('deals.familyServices', {
  en: {
    seats: 'Seats in a row',
    seatsText: 'We ask for them while you are on the phone.',
    stroller: 'The stroller',
    strollerText: 'Flies free to Orlando.',
    carSeat: 'The car seat',
    carSeatText: 'We write down what you may bring.',
    suitcases: 'The suitcases',
    suitcasesText: 'One each to Cancún, with the sand toys.',
  },
  es: {
    seats: 'Asientos en fila',
    seatsText: 'Los pedimos mientras está al teléfono.',
    stroller: 'La carriola',
    strollerText: 'Viaja gratis a Orlando.',
    carSeat: 'El asiento infantil',
    carSeatText: 'Le anotamos lo que puede llevar.',
    suitcases: 'Las maletas',
    suitcasesText: 'Una por persona a Cancún, con los juguetes.',
  },
});
