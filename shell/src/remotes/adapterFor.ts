import { PAGE_ADAPTERS, type PageAdapter } from './pageAdapters';

/** The majors of the contract whose remotes this shell can show. */
export function hostedMajors(): number[] {
  return Object.keys(PAGE_ADAPTERS).map(Number);
}

/** How this shell takes a page of a contract version. @throws Error when it does not host that major */
export function adapterFor(contract: string): PageAdapter {
  const adapter = PAGE_ADAPTERS[parseInt(contract, 10)];
  if (!adapter) {
    throw new Error(`it speaks contract ${contract}, the shell hosts ${hostedMajors().join('.x and ')}.x`);
  }
  return adapter;
}
