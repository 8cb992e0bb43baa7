import { defineTexts } from '@farekite/shared/language';

export const legalPageTexts = defineTexts('home.legal', {
  en: {
    updated: 'Last updated:',
    questions: 'Questions about this text?',
    answer: 'Our agents go through it with you, in plain words.',
  },
  es: {
    updated: 'Última actualización:',
    questions: '¿Tiene preguntas sobre este texto?',
    answer: 'Nuestros agentes lo repasan con usted, con palabras sencillas.',
  },
});
