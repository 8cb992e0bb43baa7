/** The namespace with the words of a deal page: `/top-airlines` → `top-airlines`. To the compiler, all are of one shape. */
export function namespaceOf({ path }: { readonly path: string }): 'deal-page' {
  return path.slice(1) as 'deal-page';
}
