import { defineTexts } from '@farekite/shared/language';

export const bestTimeTexts = defineTexts('guides.bestTime', {
  en: { legend: 'A kite flies over the good months.', recommended: '{{month}}: a good time' },
  es: { legend: 'En los meses buenos vuela una cometa.', recommended: '{{month}}: buena época' },
});
