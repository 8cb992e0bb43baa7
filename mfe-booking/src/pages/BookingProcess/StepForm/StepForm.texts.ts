import { defineTexts } from '@farekite/shared/language';

export const stepFormTexts = defineTexts('booking.stepForm', {
  en: { demo: 'Demo: do not enter real card details. Nothing is sent or stored.' },
  es: { demo: 'Demostración: no escriba datos de una tarjeta real. No se envía ni se guarda nada.' },
});
