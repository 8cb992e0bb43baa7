import type { SiteDetails } from '@farekite/shared/contract';
import { ROUTES } from '../routes/routes';
import { THEME_COLOR } from './themeColor';
import icons from '../icons/icons.json';

function sitemap(origin: string): string {
  const urls = ROUTES.filter(({ indexable = true }) => indexable).map(
    ({ path }) => `  <url><loc>${origin}${path}</loc></url>`,
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

/**
 * Full-page links are prerendered when a visitor is about to follow them. Links inside remotes' pages
 * are followed on the client, where a prerendered document is of no use. The admin is nobody's guess.
 */
const SPECULATION_RULES = {
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: '/admin*' } },
          { not: { selector_matches: '[data-remote] a' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
};

function webManifest({ name }: SiteDetails) {
  return {
    name,
    short_name: name,
    start_url: '/',
    display: 'browser',
    background_color: '#ffffff',
    theme_color: THEME_COLOR,
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}

const FAVICON =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><path fill="#ff7a4d" d="M24 1 10 15h14z"/>' +
  '<path fill="#f0562b" d="m24 1 14 14H24zM10 15h14v20z"/><path fill="#c8370f" d="M38 15H24v20z"/>' +
  '<path d="M24 35c-4 3 5 5 1 8s-5 2-8 4" fill="none" stroke="#ffc53d" stroke-width="2.5" stroke-linecap="round"/></svg>\n';

/** The icons that are no drawings: the pictures' room draws them, and keeps them as base64. */
function drawnIcons(): Record<string, Uint8Array> {
  return Object.fromEntries(
    Object.entries(icons.files).map(([name, base64]) => [name, Buffer.from(base64, 'base64')]),
  );
}

/** The files in the site's root that no remote has a say in. */
export function siteFiles(site: SiteDetails): Readonly<Record<string, string | Uint8Array>> {
  return {
    ...drawnIcons(),
    'robots.txt': `User-agent: *\nAllow: /\nSitemap: ${site.origin}/sitemap.xml\n`,
    'sitemap.xml': sitemap(site.origin),
    'speculation-rules.json': `${JSON.stringify(SPECULATION_RULES)}\n`,
    'site.webmanifest': `${JSON.stringify(webManifest(site), null, 2)}\n`,
    'favicon.svg': FAVICON,
  };
}
