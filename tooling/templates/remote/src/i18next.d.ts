import type newPageTexts from './locales/en/new-page.json';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'new-page': typeof newPageTexts;
  }
}
