import { PAGE_ADAPTERS, type PageAdapter } from './pageAdapters';

/** The majors of the contract that this shell hosts. */
export function hostedMajors(): number[] {
  return Object.keys(PAGE_ADAPTERS).map(Number);
}

/** The adapter for pages of a contract version. @throws Error when the shell does not host its major */
export function adapterFor(contract: string): PageAdapter {
  const adapter = PAGE_ADAPTERS[parseInt(contract, 10)];
  if (!adapter) {
    throw new Error(`it uses contract ${contract}, but the shell hosts ${hostedMajors().join('.x and ')}.x`);
  }
  return adapter;
}
