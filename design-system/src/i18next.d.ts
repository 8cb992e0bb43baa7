import type designSystem from './locales/en/design-system.json';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'design-system': typeof designSystem;
  }
}
