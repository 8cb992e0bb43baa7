import type { DocumentRequest } from '@farekite/shared/protocol';
import { LOCALES, type SiteLanguage } from '@farekite/shared/language';
import { HAS_ALL_ROUTES } from '../routes/siteRoutes';
import { PAGE_DATA_ID, type PageData, type VerifiedFile } from './pageData';
import type { DocumentParts } from './DocumentParts';
import { containedTexts, shellTextFiles } from './documentTexts';
import { FIRST_PAINT_LINKS } from './firstPaintLinks';
import { escapeHtml, scriptJson, tag } from './html';
import inlineScripts from './inlineScripts/inlineScripts.data';
import { inlineRelease } from './inlineRelease';
import { stylesOf, styleTags, withPageStyles } from './pageStyles';
import { findPage, verified } from './releaseFiles';
import { contentSecurityPolicy } from './securityPolicy';
import { structuredData } from './structuredData';
import { THEME_COLOR } from './themeColor';

function meta(
  attribute: 'name' | 'property',
  entries: Readonly<Record<string, string | undefined>>,
): string[] {
  return Object.entries(entries).flatMap(([key, content]) =>
    content === undefined ? [] : [tag('meta', { [attribute]: key, content })],
  );
}

/** The size in pixels that the contract requires of a page's picture. */
const SHARE_PICTURE_PX = { width: 1200, height: 630 };

function headTags({ request, site, headLanguage, route }: DocumentParts): string[] {
  const { head } = request.rendered;
  const isIndexable = request.remote !== undefined && (route?.indexable ?? true);
  const address = request.path === null ? undefined : site.origin + request.path;
  const picture = head.picture && site.origin + head.picture.src;
  return [
    `<title>${escapeHtml(head.title)}</title>`,
    ...meta('name', {
      description: head.description,
      robots: isIndexable ? undefined : 'noindex',
      generator: request.generator,
      'theme-color': THEME_COLOR,
      'twitter:card': picture ? 'summary_large_image' : 'summary',
    }),
    ...(address ? [tag('link', { rel: 'canonical', href: address })] : []),
    ...meta('property', {
      'og:site_name': site.name,
      'og:type': 'website',
      'og:locale': ogLocale(headLanguage),
      'og:title': head.title,
      'og:description': head.description,
      'og:url': address,
      'og:image': picture,
      'og:image:width': picture && String(SHARE_PICTURE_PX.width),
      'og:image:height': picture && String(SHARE_PICTURE_PX.height),
      'og:image:alt': head.picture?.alt,
    }),
  ];
}

/** Open Graph writes locales as `en_US`. */
function ogLocale(language: SiteLanguage): string {
  return LOCALES[language].replace('-', '_');
}

/** The scripts of the remote that the page needs at once: none if it is static. */
function scriptsOfPage(request: DocumentRequest): VerifiedFile[] {
  const found = request.rendered.isStatic ? undefined : findPage(request);
  if (!found) return [];
  const { release, page } = found;
  return [release.entry, ...page.scripts].map((file) => verified(release, file));
}

/** Tags for everything that makes the page work. */
function scriptTags(request: DocumentRequest): string[] {
  const { shell } = request;
  const scripts = [...(shell.libraries ?? []), shell.script].map((file) => {
    const { href: src, integrity } = verified(shell, file);
    return `${tag('script', { crossorigin: true, src, integrity })}</script>`;
  });
  const preloads = scriptsOfPage(request).map((file) =>
    tag('link', { rel: 'preload', as: 'script', fetchpriority: 'low', crossorigin: true, ...file }),
  );
  return [...scripts, ...preloads];
}

function pageData(parts: DocumentParts): PageData {
  const { request, site, route } = parts;
  const { remote, path } = request;
  return {
    site,
    ...(!HAS_ALL_ROUTES && route && { route }),
    ...(remote && path !== null && { inlined: inlineRelease(remote, path) }),
    ...(request.shell.texts && {
      containedTexts: containedTexts(parts),
      shellTextFiles: shellTextFiles(request),
    }),
  };
}

/**
 * The preload links of pictures, which React writes before the markup of the page. The document has them in its head. The
 * expression finds each of them whole, and nothing else: in texts and attributes React escapes `<` and `>`, and no
 * component writes HTML itself.
 */
const PRELOAD = /<link rel="preload"[^>]*>/g;

/** Composes the document of a page. Its tags are in the order in which the browser needs them. */
export function composeDocument(parts: DocumentParts): string {
  const { request } = parts;
  const styles = stylesOf(request);
  const [ofShell = '', ...ofPage] = styleTags(styles);
  const { markup } = request.rendered;
  return [
    '<!doctype html>',
    tag('html', { lang: request.language }),
    '<head>',
    tag('meta', { charset: 'utf-8' }),
    tag('meta', {
      'http-equiv': 'Content-Security-Policy',
      content: contentSecurityPolicy(styles.map(({ text }) => text)),
    }),
    tag('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' }),
    ...FIRST_PAINT_LINKS,
    ...(markup.match(PRELOAD) ?? []),
    ofShell,
    // Behind the style element with the font, which it lets the browser decode.
    `<script>${inlineScripts.head}</script>`,
    ...headTags(parts),
    tag('link', { rel: 'icon', href: '/favicon.ico', sizes: '32x32' }),
    tag('link', { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }),
    tag('link', { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' }),
    tag('link', { rel: 'manifest', href: '/site.webmanifest' }),
    ...structuredData(parts).map((data) => `<script type="application/ld+json">${scriptJson(data)}</script>`),
    '</head>',
    '<body>',
    `<div id="root">${withPageStyles(markup.replace(PRELOAD, ''), ofPage)}</div>`,
    `<script type="application/json" id="${PAGE_DATA_ID}">${scriptJson(pageData(parts))}</script>`,
    '<template>',
    ...scriptTags(request),
    '</template>',
    `<script>${inlineScripts.end}</script>`,
    '</body>',
    '</html>',
    '',
  ].join('\n');
}
