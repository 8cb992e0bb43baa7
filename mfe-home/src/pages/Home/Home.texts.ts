import { defineTexts } from '@farekite/shared/language';

export const homeTexts = defineTexts('home.page', {
  en: {
    title: 'Best Deals On Flight Tickets | {{name}}',
    description:
      'Cheap flights from across the United States: we compare more than 200 flights, and one call to our agents turns the fare you like into a ticket.',
  },
  es: {
    title: 'Ofertas en boletos de avión | {{name}}',
    description:
      'Vuelos baratos desde todo Estados Unidos: comparamos más de 200 vuelos y, con una sola llamada, la tarifa que le gusta se convierte en su boleto.',
  },
});
