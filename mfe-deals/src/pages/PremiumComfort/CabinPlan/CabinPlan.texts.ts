import { defineTexts } from '@farekite/shared/language';

export const cabinPlanTexts = defineTexts('deals.cabinPlan', {
  en: {
    rows: 'Rows {{first}} to {{last}}:',
    where: 'set farther apart and close to the door, as on the sample flight from New York to Los Angeles.',
  },
  es: {
    rows: 'Filas {{first}} a {{last}}:',
    where: 'más separadas y cerca de la puerta, como en el vuelo de muestra de Nueva York a Los Ángeles.',
  },
});
