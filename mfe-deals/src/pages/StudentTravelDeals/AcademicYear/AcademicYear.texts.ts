import { defineTexts } from '@farekite/shared/language';

export const academicYearTexts = defineTexts('deals.academicYear', {
  en: {
    span: 'Out in September, back as late as August.',
    rule: 'Many student tickets allow a return up to a year later.',
  },
  es: {
    span: 'Ida en septiembre y vuelta hasta agosto.',
    rule: 'Muchos boletos de estudiante permiten volver hasta un año después.',
  },
});
