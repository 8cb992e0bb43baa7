import type about from './locales/en/about.json';
import type contact from './locales/en/contact.json';
import type disclaimer from './locales/en/disclaimer.json';
import type home from './locales/en/home.json';
import type mfeHome from './locales/en/mfe-home.json';
import type privacy from './locales/en/privacy.json';
import type terms from './locales/en/terms.json';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    about: typeof about;
    contact: typeof contact;
    disclaimer: typeof disclaimer;
    home: typeof home;
    'mfe-home': typeof mfeHome;
    privacy: typeof privacy;
    terms: typeof terms;
  }
}
