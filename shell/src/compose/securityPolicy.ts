import { createHash } from 'node:crypto';
import { LANGUAGE_SCRIPT } from './languageScript';
import { LATE_STYLES_SCRIPT } from './lateStylesScript';

function scriptHash(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}

/** The policy of every page. The server sends `frame-ancestors`, which has no effect in a meta element. */
export const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  `script-src 'self' ${scriptHash(LANGUAGE_SCRIPT)} ${scriptHash(LATE_STYLES_SCRIPT)}`,
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "require-trusted-types-for 'script'",
  'trusted-types shell',
].join('; ');
