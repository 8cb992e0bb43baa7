import { createHash } from 'node:crypto';
import type { Integrity } from '@farekite/shared/protocol';

/** The SHA-384 of a content in the form of HTML's integrity attribute: `sha384-` and base64. */
export function integrityOf(content: Buffer | string): Integrity {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}

/** The first 64 bits of the content's SHA-256, as 16 hexadecimal digits. */
export function shortHash(content: Buffer | string): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}
