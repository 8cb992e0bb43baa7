import { defineTexts } from '@farekite/shared/language';

export const confirmationTexts = defineTexts('booking.confirmation', {
  en: {
    heading: 'Booking Confirmed!',
    demo: 'That is how simple it is. This was a demonstration and no seat was reserved; for a real booking, call us.',
    confirmationNumber: 'Confirmation number',
    passenger: 'Passenger',
    email: 'Email',
    notProvided: 'Not provided',
    home: 'Back to Home',
    call: 'Call to Book:',
  },
  es: {
    heading: '¡Reserva confirmada!',
    demo: 'Así de sencillo es. Esto fue una demostración y no se apartó ningún asiento; para reservar de verdad, llámenos.',
    confirmationNumber: 'Número de confirmación',
    passenger: 'Pasajero',
    email: 'Correo electrónico',
    notProvided: 'Sin indicar',
    home: 'Volver al inicio',
    call: 'Llame para reservar:',
  },
});
