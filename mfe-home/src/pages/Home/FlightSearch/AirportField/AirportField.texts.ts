import { defineTexts } from '@farekite/shared/language';

export const airportFieldTexts = defineTexts('home.airportField', {
  en: {
    placeholder: 'Enter city or airport',
    suggestions: 'Airports for {{label}}',
    results_one: '{{count}} result',
    results_other: '{{count}} results',
    none: 'No airport on our list matches. You can leave what you typed.',
    failed: 'Suggestions are not available right now. You can type any city or airport.',
  },
  es: {
    placeholder: 'Ciudad o aeropuerto',
    suggestions: 'Aeropuertos para {{label}}',
    results_one: '{{count}} resultado',
    results_other: '{{count}} resultados',
    none: 'Ningún aeropuerto de nuestra lista coincide. Puede dejar lo que escribió.',
    failed: 'Las sugerencias no están disponibles por ahora. Puede escribir cualquier ciudad o aeropuerto.',
  },
});
