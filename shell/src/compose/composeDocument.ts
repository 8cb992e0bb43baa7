import { createHash } from 'node:crypto';
import { ROUTES, type SiteDetails } from '@farekite/shared/contract';
import { addressIn, LANGUAGE_DETAILS, LANGUAGES, type Language } from '@farekite/shared/language';
import { releasePath, type DocumentRequest, type ReleaseManifest } from '@farekite/shared/protocol';
import { PAGE_DATA_ID, type PageData } from '../document/pageData';
import { languageFor } from '../language/LocalizedTexts';
import type { LocatedPage } from '../remotes/RemotePages';
import { inlineStyle, scriptJson, tag } from './html';
import { INLINE_SCRIPT } from './inlineScript';
import { inlineRelease, pageScripts } from './inlineRelease';
import webManifest from './webManifest.json';

interface DocumentParts extends DocumentRequest {
  readonly site: SiteDetails;
  readonly located: LocatedPage | undefined;
  /** English where the page's release lacks the language of the document. */
  readonly headLanguage: Language;
}

/** Nothing is loaded unverified. */
function verified(release: ReleaseManifest, file: string) {
  const integrity = release.files[file];
  if (!integrity) throw new Error(`${release.name}@${release.version} names no hash for ${file}`);
  return { href: releasePath(release) + file, integrity };
}

function hashesOf(texts: readonly string[]): string {
  return texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`).join(' ');
}

/** The server sends `frame-ancestors`, which has no effect in a meta element. */
function securityPolicy(styles: readonly string[]): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${hashesOf([INLINE_SCRIPT])}`,
    `style-src 'self' ${hashesOf(styles)}`,
    "img-src 'self' data:",
    // The font is in the stylesheet.
    "font-src 'self' data:",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    'trusted-types shell',
  ].join('; ');
}

function meta(attribute: 'name' | 'property', entries: Record<string, string | undefined>): string[] {
  return Object.entries(entries).flatMap(([key, content]) =>
    content === undefined ? [] : [tag('meta', { [attribute]: key, content })],
  );
}

function metaTags({ path, remote, rendered: { head }, generator, site, headLanguage }: DocumentParts) {
  const isListed = ROUTES.some((route) => route.path === path && route.indexable !== false);
  const address = path === null ? undefined : site.origin + addressIn(headLanguage, path);
  const picture = head.picture && site.origin + head.picture.src;
  return [
    ...meta('name', {
      description: head.description,
      robots: remote && isListed ? undefined : 'noindex',
      generator,
      // Of the browser's own interface: `--sky-900` of the tokens, as custom properties do not apply there.
      'theme-color': webManifest.theme_color,
      'twitter:card': picture ? 'summary_large_image' : 'summary',
    }),
    ...meta('property', {
      'og:site_name': site.name,
      'og:type': 'website',
      'og:locale': LANGUAGE_DETAILS[headLanguage].locale.replace('-', '_'),
      'og:title': head.title,
      'og:description': head.description,
      'og:url': address,
      'og:image': picture,
      // The size in pixels that the contract requires of a page's picture.
      'og:image:width': picture && '1200',
      'og:image:height': picture && '630',
      'og:image:alt': head.picture?.alt,
    }),
  ];
}

/** The addresses of the page in each of its languages. `x-default` is in the language that the visitor has chosen. */
function alternateLinks({ path, remote, site }: DocumentParts): string[] {
  if (path === null || !remote) return [];
  const spoken = LANGUAGES.filter((language) => remote.release.languages.includes(language));
  const addresses = [...spoken.map((language) => [language, addressIn(language, path)]), ['x-default', path]];
  return addresses.map(([hreflang = '', address = '']) =>
    tag('link', { rel: 'alternate', hreflang, href: site.origin + address }),
  );
}

function structuredData({ path, rendered: { head }, site, headLanguage }: DocumentParts): object[] {
  if (path === null) return [];
  const itemAt = (at: string) => site.origin + addressIn(headLanguage, at);
  // The site's name is the first breadcrumb already.
  const name = head.title.replace(` | ${site.name}`, '');
  const breadcrumbs = {
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: site.name, item: itemAt('/') },
      { '@type': 'ListItem', position: 2, name, item: itemAt(path) },
    ],
  };
  const things = [...(path === '/' ? [] : [breadcrumbs]), ...(head.structuredData ?? [])];
  return things.map((thing) => ({ '@context': 'https://schema.org', ...thing }));
}

function pageStyles({ shell, styles, located }: DocumentParts) {
  const ofPage = located?.page.styles.map((file) => releasePath(located.release) + file) ?? [];
  return [releasePath(shell) + shell.style, ...ofPage].map((href) => {
    const text = styles[href];
    if (text === undefined) throw new Error(`The release tool has not passed the text of ${href}`);
    return { href, text: inlineStyle(text, href) };
  });
}

/** With a high priority, which deferred scripts lack, they come before pictures below the screen. */
function scriptTags({ shell, language, located, headLanguage }: DocumentParts): string[] {
  const scripts = [...(shell.libraries ?? []), shell.script].map((file) => {
    const { href: src, integrity } = verified(shell, file);
    return `${tag('script', { defer: true, crossorigin: true, fetchpriority: 'high', src, integrity })}</script>`;
  });
  const texts = (shell.texts[language] ?? []).map((file) => verified(shell, file));
  const ofPage = located
    ? pageScripts(located, headLanguage).map((file) => verified(located.release, file))
    : [];
  const preloads = [...texts, ...ofPage].map(({ href, integrity }) =>
    tag('link', { rel: 'preload', as: 'script', crossorigin: true, fetchpriority: 'high', href, integrity }),
  );
  return [...scripts, ...preloads];
}

function pageData({ shell, remote, path, site }: DocumentParts): PageData {
  const later = [...Object.values(shell.texts).flat(), ...(shell.telemetry ? [shell.telemetry.script] : [])];
  const scripts = later.map((file) => verified(shell, file));
  return {
    site,
    scriptHashes: Object.fromEntries(scripts.map(({ href, integrity }) => [href, integrity])),
    ...(remote && path !== null && { inlined: inlineRelease(remote, path) }),
  };
}

/** The tags that React puts into the head stand before the markup, with `<` and `>` escaped: title, address, preloads of pictures. */
const HEAD_TAGS = /^(?:<title>.*?<\/title>|<(?:link|meta)\b[^>]*>)*/s;

/** Separates the tags of the head from the markup of the body. */
export function splitMarkup(rendered: string): { readonly headTags: string; readonly markup: string } {
  const [headTags = ''] = HEAD_TAGS.exec(rendered) ?? [];
  return { headTags, markup: rendered.slice(headTags.length) };
}

/** The tags are in the order in which the browser needs them. */
export function composeDocument(request: DocumentRequest, site: SiteDetails): string {
  const { language, path, remote, rendered } = request;
  const page = path === null ? undefined : remote?.release.pages[path];
  const located = remote && page && { release: remote.release, page };
  const headLanguage = remote ? languageFor(remote.release, language) : language;
  const parts = { ...request, site, located, headLanguage };
  const styles = pageStyles(parts);
  const { headTags, markup } = splitMarkup(rendered.markup);
  return [
    '<!doctype html>',
    tag('html', { lang: language }),
    '<head>',
    tag('meta', { charset: 'utf-8' }),
    tag('meta', {
      'http-equiv': 'Content-Security-Policy',
      content: securityPolicy(styles.map(({ text }) => text)),
    }),
    tag('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' }),
    // Otherwise iOS makes links of numbers and dates before React has hydrated them.
    tag('meta', { name: 'format-detection', content: 'telephone=no, date=no, address=no, email=no' }),
    headTags,
    // webpack does not load a stylesheet that `data-href` names.
    ...styles.map(({ href, text }) => `${tag('style', { 'data-href': href })}${text}</style>`),
    ...alternateLinks(parts),
    // Behind the styles with the font that it asks for, and the addresses to which it may go.
    `<script>${INLINE_SCRIPT}</script>`,
    ...metaTags(parts),
    tag('link', { rel: 'icon', href: '/favicon.ico', sizes: '32x32' }),
    tag('link', { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }),
    tag('link', { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' }),
    // Without credentials it would not come from a site behind a password.
    tag('link', { rel: 'manifest', href: '/site.webmanifest', crossorigin: 'use-credentials' }),
    ...structuredData(parts).map((data) => `<script type="application/ld+json">${scriptJson(data)}</script>`),
    '</head>',
    '<body>',
    `<div id="root">${markup}</div>`,
    `<script type="application/json" id="${PAGE_DATA_ID}">${scriptJson(pageData(parts))}</script>`,
    // At the end: the picture at the top comes first.
    ...scriptTags(parts),
    '</body>',
    '</html>',
    '',
  ].join('\n');
}
