import type { PageComponent } from '@farekite/shared/contract';

/** Turns the module that a remote exposes into a page of this shell's contract. */
type PageAdapter = (module: unknown) => PageComponent;

const exposedPage: PageAdapter = (module) => {
  const page = (module as { default?: unknown } | null | undefined)?.default as PageComponent | undefined;
  if (typeof page !== 'function' || typeof page.head !== 'function') {
    throw new TypeError('its default export is not a page: a component with a head');
  }
  return page;
};

/** One for each major of the contract that this shell hosts. See docs/upgrading-the-contract.md. */
export const PAGE_ADAPTERS: Readonly<Record<number, PageAdapter>> = { 2: exposedPage };

/** @throws Error when the shell does not host the major of the contract */
export function adapterFor(contract: string): PageAdapter {
  const adapter = PAGE_ADAPTERS[parseInt(contract, 10)];
  if (adapter) return adapter;
  const hosted = Object.keys(PAGE_ADAPTERS).join('.x and ');
  throw new Error(`it uses contract ${contract}, but the shell hosts ${hosted}.x`);
}
