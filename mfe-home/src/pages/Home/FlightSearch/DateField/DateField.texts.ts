import { defineTexts } from '@farekite/shared/language';

export const dateFieldTexts = defineTexts('home.dateField', {
  en: {
    placeholder: 'Pick a date',
    close: 'Close',
    loading: 'Loading the calendar…',
    failed: 'The calendar could not be loaded.',
    retry: 'Try again',
  },
  es: {
    placeholder: 'Elija una fecha',
    close: 'Cerrar',
    loading: 'Cargando el calendario…',
    failed: 'No se pudo cargar el calendario.',
    retry: 'Intentar de nuevo',
  },
});
