import type bookingProcess from './locales/en/booking-process.json';
import type flightResults from './locales/en/flight-results.json';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'booking-process': typeof bookingProcess;
    'flight-results': typeof flightResults;
  }
}
