import { createHash } from 'node:crypto';
import { INLINE_SCRIPT } from './inlineScript';

const INLINE_SCRIPT_HASH = createHash('sha256').update(INLINE_SCRIPT).digest('base64');

/** The policy of every page. The server sends `frame-ancestors`, which has no effect in a meta element. */
export const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  `script-src 'self' 'sha256-${INLINE_SCRIPT_HASH}'`,
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
