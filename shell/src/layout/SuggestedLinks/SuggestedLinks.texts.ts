import { defineTexts } from '@farekite/shared/language';

export const suggestedLinksTexts = defineTexts('shell.suggestedLinks', {
  en: { heading: 'Or go on from here' },
  es: { heading: 'O siga su camino por aquí' },
});
