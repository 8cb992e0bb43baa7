import { defineTexts } from '@farekite/shared/language';

export const newsletterTexts = defineTexts('shell.newsletter', {
  en: {
    heading: 'Newsletter',
    text: 'Sample fares and travel ideas for wherever the wind takes you.',
    email: 'Email address',
    subscribe: 'Subscribe',
    notSent:
      'Nothing has been sent: this form is not connected to a mailing list. To subscribe, write to us.',
    write: 'Email {{address}}',
    subject: '{{name}} newsletter',
    body: 'Please add this address to your newsletter: {{address}}',
  },
  es: {
    heading: 'Boletín',
    text: 'Tarifas de muestra e ideas de viaje para ir adonde lo lleve el viento.',
    email: 'Correo electrónico',
    subscribe: 'Suscribirme',
    notSent:
      'No se ha enviado nada: este formulario no está conectado a ninguna lista de correo. Para suscribirse, escríbanos.',
    write: 'Escribir a {{address}}',
    subject: 'Boletín de {{name}}',
    body: 'Por favor, agreguen esta dirección a su boletín: {{address}}',
  },
});
