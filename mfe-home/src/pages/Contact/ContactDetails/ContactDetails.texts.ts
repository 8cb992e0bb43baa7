import { defineTexts } from '@farekite/shared/language';

export const contactDetailsTexts = defineTexts('home.contact.details', {
  en: {
    title: 'How to reach us',
    phone: 'Phone',
    phoneNote:
      'Toll-free in the United States, 24 hours a day, 7 days a week. The fastest way to a live fare.',
    email: 'Email',
    emailNote: 'For group requests, documents and everything that is easier to write than to say.',
    address: 'Postal address',
    addressNote: 'For letters. We book by phone, so there is no counter to visit.',
  },
  es: {
    title: 'Cómo comunicarse con nosotros',
    phone: 'Teléfono',
    phoneNote:
      'Llamada gratuita en Estados Unidos, las 24 horas, los 7 días de la semana. La vía más rápida para conocer la tarifa del momento.',
    email: 'Correo electrónico',
    emailNote: 'Para solicitudes de grupos, documentos y todo lo que es más fácil escribir que decir.',
    address: 'Dirección postal',
    addressNote: 'Para cartas. Reservamos por teléfono, así que no atendemos en ventanilla.',
  },
});
