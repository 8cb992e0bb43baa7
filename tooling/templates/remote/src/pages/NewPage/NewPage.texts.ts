import { defineTexts } from '@farekite/shared/language';

export const newPageTexts = defineTexts('new-page.page', {
  en: {
    title: 'New Page',
    lead: 'What this page is for, in one or two sentences.',
    description:
      'The first page of a new part of {{name}}. Say here in 140 to 160 characters what it offers, so that people who find it in a search know why to open it.',
  },
  es: {
    title: 'New Page',
    lead: 'Para qué sirve esta página, en una o dos frases.',
    description:
      'La primera página de una parte nueva de {{name}}. Diga aquí, en 140 a 160 caracteres, qué ofrece, para que quien la encuentre sepa por qué abrirla.',
  },
});
