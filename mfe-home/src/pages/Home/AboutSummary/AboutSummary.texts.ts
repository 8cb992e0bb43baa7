import { defineTexts } from '@farekite/shared/language';

export const aboutSummaryTexts = defineTexts('home.aboutSummary', {
  en: {
    title: 'About Us',
    who: '{{name}} is a US-based online travel agency for people who would rather spend their money at the destination than on the way to it. We lay fares from many airlines side by side, so the good ones are easy to see.',
    how: 'Found something you like? One call is enough: an agent checks the live fare, explains the rules of the ticket in plain words and books it while you are on the line.',
    call: 'Call Now',
    more: 'More about {{name}}',
  },
  es: {
    title: 'Sobre nosotros',
    who: '{{name}} es una agencia de viajes en línea con sede en Estados Unidos, pensada para quienes prefieren gastar en el destino y no en el camino. Ponemos las tarifas de muchas aerolíneas una junto a otra para que las buenas salten a la vista.',
    how: '¿Encontró algo que le gusta? Basta una llamada: un agente consulta la tarifa del momento, le explica con claridad las condiciones del boleto y lo reserva mientras usted está en la línea.',
    call: 'Llame ahora',
    more: 'Más sobre {{name}}',
  },
});
