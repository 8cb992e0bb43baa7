import { defineTexts } from '@farekite/shared/language';

export const bestTimeTexts = defineTexts('guides.bestTime', {
  en: { legend: 'Good months have a kite up.', good: '{{month}}: a good time' },
  es: { legend: 'En los meses buenos vuela una cometa.', good: '{{month}}: buena época' },
});
