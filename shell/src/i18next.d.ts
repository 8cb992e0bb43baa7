import type shell from './locales/en/shell.json';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    shell: typeof shell;
  }
}
