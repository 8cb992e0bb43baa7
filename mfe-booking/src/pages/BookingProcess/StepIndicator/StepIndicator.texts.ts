import { defineTexts } from '@farekite/shared/language';

export const stepIndicatorTexts = defineTexts('booking.stepIndicator', {
  en: {
    progress: 'Booking progress',
    position: 'Step {{step}} of {{total}}: {{name}}',
    done: 'done',
    passenger: 'Passenger Information',
    payment: 'Payment Information',
    confirmation: 'Confirmation',
  },
  es: {
    progress: 'Avance de la reserva',
    position: 'Paso {{step}} de {{total}}: {{name}}',
    done: 'listo',
    passenger: 'Datos del pasajero',
    payment: 'Datos de pago',
    confirmation: 'Confirmación',
  },
});
