import { defineTexts } from '@farekite/shared/language';

export const floatingButtonsTexts = defineTexts('shell.floatingButtons', {
  en: { label: 'Quick contact', call: 'Call Now {{phone}}', email: 'Email {{email}}' },
  es: { label: 'Contacto rápido', call: 'Llame ahora {{phone}}', email: 'Escriba a {{email}}' },
});
