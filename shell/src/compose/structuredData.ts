import type { DocumentParts } from './DocumentParts';

type Thing = Readonly<Record<string, unknown>>;

/** The page's schema.org data: its breadcrumbs and what its head adds. */
export function structuredData({ request: { path, rendered }, site }: DocumentParts): Thing[] {
  const { head } = rendered;
  if (path === null) return [];
  // Without the site's name, which is the first breadcrumb already.
  const name = head.title.replace(` | ${site.name}`, '');
  const breadcrumbs: Thing = {
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: site.name, item: `${site.origin}/` },
      { '@type': 'ListItem', position: 2, name, item: site.origin + path },
    ],
  };
  const things = [...(path === '/' ? [] : [breadcrumbs]), ...(head.structuredData ?? [])];
  return things.map((thing) => ({ '@context': 'https://schema.org', ...thing }));
}
