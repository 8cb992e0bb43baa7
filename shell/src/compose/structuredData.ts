import type { DocumentParts } from './DocumentParts';

type Thing = Readonly<Record<string, unknown>>;

/** schema.org's description of the page: its place in the site, and what it says of itself. */
export function structuredData({ request: { path }, site, head }: DocumentParts): Thing[] {
  if (path === null) return [];
  // The name of the site stands in the first of them.
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
