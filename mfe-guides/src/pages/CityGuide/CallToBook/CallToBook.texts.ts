import { defineTexts } from '@farekite/shared/language';

export const callToBookTexts = defineTexts('guides.callToBook', {
  en: {
    title: 'Ready for {{city}}?',
    text: 'Tell us your dates. An agent compares the live fares and books the flight with you, day or night.',
    call: 'Call to Book:',
  },
  es: {
    title: '¿Nos vamos a {{city}}?',
    text: 'Díganos sus fechas. Un agente compara las tarifas del momento y reserva el vuelo con usted, de día o de noche.',
    call: 'Llame para reservar:',
  },
});
