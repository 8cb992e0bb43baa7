import { defineTexts } from '@farekite/shared/language';

export const outletTexts = defineTexts('shell.outlet', {
  en: {
    loading: 'Loading…',
    slow: 'This is taking longer than usual.',
    partial: 'Parts of this page are missing. You can read it, and call us.',
    languageFailed: 'This language is not available right now.',
    failedHeading: 'This page is not available right now',
    failedText: 'We can help you by phone in the meantime.',
    brokenText: 'Something in this page stopped working. You can read it; reload the page to use it again.',
    call: 'Call {{phone}}',
    retry: 'Try again',
    reload: 'Reload the page',
  },
  es: {
    loading: 'Cargando…',
    slow: 'Está tardando más de lo habitual.',
    partial: 'Faltan partes de esta página. Puede leerla y llamarnos.',
    languageFailed: 'Este idioma no está disponible en este momento.',
    failedHeading: 'Esta página no está disponible en este momento',
    failedText: 'Mientras tanto, podemos atenderle por teléfono.',
    brokenText:
      'Algo en esta página dejó de funcionar. Puede leerla; vuelva a cargarla para usarla de nuevo.',
    call: 'Llame al {{phone}}',
    retry: 'Intentar de nuevo',
    reload: 'Volver a cargar la página',
  },
});
