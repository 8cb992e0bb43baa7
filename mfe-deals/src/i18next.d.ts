import type businessClassDeals from './locales/en/business-class-deals.json';
import type familyTravelDeals from './locales/en/family-travel-deals.json';
import type firstClassDeals from './locales/en/first-class-deals.json';
import type template from './locales/en/mfe-deals.json';
import type premiumComfort from './locales/en/premium-comfort.json';
import type premiumEconomyDeals from './locales/en/premium-economy-deals.json';
import type seniorTravelDeals from './locales/en/senior-travel-deals.json';
import type studentTravelDeals from './locales/en/student-travel-deals.json';
import type topAirlines from './locales/en/top-airlines.json';
import type weekendGetawayDeals from './locales/en/weekend-getaway-deals.json';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'mfe-deals': typeof template;
    'business-class-deals': typeof businessClassDeals;
    'family-travel-deals': typeof familyTravelDeals;
    'first-class-deals': typeof firstClassDeals;
    'premium-comfort': typeof premiumComfort;
    'premium-economy-deals': typeof premiumEconomyDeals;
    'senior-travel-deals': typeof seniorTravelDeals;
    'student-travel-deals': typeof studentTravelDeals;
    'top-airlines': typeof topAirlines;
    'weekend-getaway-deals': typeof weekendGetawayDeals;
  }
}
