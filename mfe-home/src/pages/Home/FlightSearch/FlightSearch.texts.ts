import { defineTexts } from '@farekite/shared/language';

export const flightSearchTexts = defineTexts('home.flightSearch', {
  en: {
    label: 'Flight search',
    from: 'From',
    to: 'To',
    depart: 'Depart',
    departureDate: 'Departure date',
    return: 'Return',
    returnDate: 'Return date',
    go: 'Go',
    swapped: 'From and To have been swapped.',
    returnCleared: 'Your return date was before the new departure, so it has been cleared.',
  },
  es: {
    label: 'Búsqueda de vuelos',
    from: 'Origen',
    to: 'Destino',
    depart: 'Salida',
    departureDate: 'Fecha de salida',
    return: 'Regreso',
    returnDate: 'Fecha de regreso',
    go: 'Buscar',
    swapped: 'Se intercambiaron el origen y el destino.',
    returnCleared: 'La fecha de regreso era anterior a la nueva salida, así que se borró.',
  },
});
