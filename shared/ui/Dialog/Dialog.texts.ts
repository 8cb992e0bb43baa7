import { defineTexts } from '../../language/defineTexts';

export const dialogTexts = defineTexts('ui.dialog', {
  en: { close: 'Close' },
  es: { close: 'Cerrar' },
});
