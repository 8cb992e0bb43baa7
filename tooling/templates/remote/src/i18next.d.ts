import type newPage from './locales/en/new-page.json';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'new-page': typeof newPage;
  }
}
