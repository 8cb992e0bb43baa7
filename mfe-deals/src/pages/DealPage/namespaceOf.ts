import type { DealNamespace } from '../../content/DealPageContent';

/** The namespace with the words of a deal page: `/top-airlines` → `top-airlines`. */
export function namespaceOf({ path }: { readonly path: string }): DealNamespace {
  return path.slice(1) as DealNamespace;
}
