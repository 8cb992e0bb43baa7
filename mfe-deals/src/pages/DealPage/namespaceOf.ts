import type { DealNamespace } from '../../content/DealPageContent';

/** `/top-airlines` → `top-airlines` */
export function namespaceOf({ path }: { readonly path: string }): DealNamespace {
  return path.slice(1) as DealNamespace;
}
