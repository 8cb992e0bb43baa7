import { createHash } from 'node:crypto';
import { HEAD_SCRIPT } from './headScript';
import { REQUEST_SCRIPTS_SCRIPT } from './requestScriptsScript';

const INLINE_SCRIPT_HASHES = [HEAD_SCRIPT, REQUEST_SCRIPTS_SCRIPT]
  .map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`)
  .join(' ');

/** The policy of every page. The server sends `frame-ancestors`, which has no effect in a meta element. */
export const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  `script-src 'self' ${INLINE_SCRIPT_HASHES}`,
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
