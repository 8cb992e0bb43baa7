import type { PageComponent } from '@farekite/shared/contract';

/** The page that a remote's module exposes. @throws TypeError when the module exposes none */
export function exposedPage(module: unknown): PageComponent {
  const page = (module as { default?: unknown } | null | undefined)?.default as PageComponent | undefined;
  if (typeof page !== 'function' || typeof page.head !== 'function') {
    throw new TypeError('its default export is not a page: a component with a head');
  }
  return page;
}
