import { defineTexts } from '@farekite/shared/language';

export const tripTabsTexts = defineTexts('home.tripTabs', {
  en: { label: 'Trip type', roundTrip: 'Round trip', oneWay: 'One way', bookingClass: 'Booking class' },
  es: {
    label: 'Tipo de viaje',
    roundTrip: 'Ida y vuelta',
    oneWay: 'Solo ida',
    bookingClass: 'Clase de reserva',
  },
});
