import { defineTexts } from '@farekite/shared/language';

export const contactTexts = defineTexts('home.contact', {
  en: {
    title: 'Contact Us',
    description:
      'Reach {{name}} by phone at any hour, by email or by post. Our agents quote live fares, book flights and help with changes in English and Spanish.',
    intro: 'A question about a fare, a change of plans, a group of ten? Call or write: a person answers.',
  },
  es: {
    title: 'Contacto',
    description:
      'Hable con {{name}} por teléfono a cualquier hora, por correo electrónico o por carta. Cotizamos tarifas, reservamos y le ayudamos con sus cambios.',
    intro:
      '¿Una duda sobre una tarifa, un cambio de planes, un grupo de diez? Llame o escriba: le responde una persona.',
  },
});
