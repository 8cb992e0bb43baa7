/**
 * The headers that protect visitors; every answer has them. `Cross-Origin-Opener-Policy` is not one of them
 * (docs/decisions/0076-tabs-stay-in-their-process.md).
 */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  // Each page has the rest of its policy in a meta element, where this directive is not allowed.
  'Content-Security-Policy': "frame-ancestors 'none'",
  'Integrity-Policy': 'blocked-destinations=(script)',
};
