import { defineTexts } from '@farekite/shared/language';

export const notFoundTexts = defineTexts('shell.notFound', {
  en: {
    title: 'Page not found',
    description: 'There is no page at this address.',
    heading: 'Oops! Page not found',
    text: 'This kite has flown off. The address may be old, or a letter went astray.',
    home: 'Return to Home',
    call: 'Call {{phone}}',
  },
  es: {
    title: 'Página no encontrada',
    description: 'No hay ninguna página en esta dirección.',
    heading: '¡Ups! Página no encontrada',
    text: 'Esta cometa se nos fue volando. Puede que la dirección sea antigua o que falte una letra.',
    home: 'Volver al inicio',
    call: 'Llame al {{phone}}',
  },
});
