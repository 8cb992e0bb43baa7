import { createHash } from 'node:crypto';
import { INLINE_SCRIPT } from './inlineScript';

function hashesOf(texts: readonly string[]): string {
  return texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`).join(' ');
}

/** The server sends `frame-ancestors`, which has no effect in a meta element. */
export function contentSecurityPolicy(styles: readonly string[]): string {
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
