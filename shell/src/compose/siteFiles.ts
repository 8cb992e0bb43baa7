import { ROUTES, type SiteDetails } from '@farekite/shared/contract';
import { addressIn, LANGUAGES } from '@farekite/shared/language';
import speculationRules from './speculationRules.json';
import webManifest from './webManifest.json';
import appleTouchIcon from '../icons/apple-touch-icon.png?inline';
import faviconIco from '../icons/favicon.ico?inline';
import faviconSvg from '../icons/favicon.svg?inline';
import icon192 from '../icons/icon-192.png?inline';
import icon512 from '../icons/icon-512.png?inline';
import iconMaskable512 from '../icons/icon-maskable-512.png?inline';

/** https://developers.google.com/search/docs/specialty/international/localized-versions#sitemap */
function sitemap(origin: string): string {
  const paths = ROUTES.filter(({ indexable = true }) => indexable).map(({ path }) => path);
  const link = (hreflang: string, address: string) =>
    `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${origin}${address}"/>`;
  const urls = paths.flatMap((path) => {
    const links = LANGUAGES.map((language) => link(language, addressIn(language, path)));
    const all = [...links, link('x-default', path)].join('');
    return LANGUAGES.map(
      (language) => `  <url><loc>${origin}${addressIn(language, path)}</loc>${all}</url>\n`,
    );
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('')}</urlset>
`;
}

function decodeDataUrl(dataUrl: string): Buffer {
  return Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');
}

export function siteFiles(site: SiteDetails): Readonly<Record<string, string | Uint8Array>> {
  return {
    'apple-touch-icon.png': decodeDataUrl(appleTouchIcon),
    'favicon.ico': decodeDataUrl(faviconIco),
    'favicon.svg': decodeDataUrl(faviconSvg).toString('utf8'),
    'icon-192.png': decodeDataUrl(icon192),
    'icon-512.png': decodeDataUrl(icon512),
    'icon-maskable-512.png': decodeDataUrl(iconMaskable512),
    'robots.txt': `User-agent: *\nAllow: /\nSitemap: ${site.origin}/sitemap.xml\n`,
    'sitemap.xml': sitemap(site.origin),
    // Without links that are followed on the client, which cannot use a document that was loaded ahead.
    'speculation-rules.json': `${JSON.stringify(speculationRules)}\n`,
    'site.webmanifest': `${JSON.stringify({ name: site.name, short_name: site.name, ...webManifest }, null, 2)}\n`,
  };
}
