import { defineTexts } from '@farekite/shared/language';

export const swapButtonTexts = defineTexts('home.swapButton', {
  en: { swap: 'Swap From and To' },
  es: { swap: 'Intercambiar origen y destino' },
});
