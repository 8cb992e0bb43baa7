import { createHash } from 'node:crypto';
import { LANGUAGE_SCRIPT } from './languageScript';

const scriptHash = createHash('sha256').update(LANGUAGE_SCRIPT).digest('base64');

/** Enforced on every page. Where the page may not be framed is said by the server: a meta element cannot. */
export const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  `script-src 'self' 'sha256-${scriptHash}'`,
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
