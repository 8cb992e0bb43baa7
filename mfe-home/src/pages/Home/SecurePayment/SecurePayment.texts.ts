import { defineTexts } from '@farekite/shared/language';

export const securePaymentTexts = defineTexts('home.securePayment', {
  en: {
    title: 'Secure Payment',
    intro: 'You pay once, on the phone with your agent, and only after the final price has been read to you.',
  },
  es: {
    title: 'Pago seguro',
    intro: 'Usted paga una sola vez, por teléfono con su agente y después de escuchar el precio final.',
  },
});
