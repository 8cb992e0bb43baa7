import { defineTexts } from '@farekite/shared/language';

export const footerContactTexts = defineTexts('shell.footerContact', {
  en: { heading: 'Talk to us', hours: 'Day and night, every day of the year' },
  es: { heading: 'Hable con nosotros', hours: 'De día y de noche, todos los días del año' },
});
