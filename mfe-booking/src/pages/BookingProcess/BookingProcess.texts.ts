import { defineTexts } from '@farekite/shared/language';

export const bookingProcessTexts = defineTexts('booking.process', {
  en: {
    title: 'Booking Process',
    description:
      'See how a booking works in three steps: passenger, payment, confirmation. This is a demonstration; nothing is sent or stored, and real bookings go by phone.',
  },
  es: {
    title: 'Proceso de reserva',
    description:
      'Vea en tres pasos cómo se reserva: pasajero, pago y confirmación. Es una demostración: nada se envía ni se guarda, y su reserva se hace por teléfono.',
  },
});
