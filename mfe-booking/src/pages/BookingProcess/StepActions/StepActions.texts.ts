import { defineTexts } from '@farekite/shared/language';

export const stepActionsTexts = defineTexts('booking.stepActions', {
  en: { continue: 'Continue', complete: 'Complete Booking', back: 'Back' },
  es: { continue: 'Continuar', complete: 'Completar la reserva', back: 'Atrás' },
});
