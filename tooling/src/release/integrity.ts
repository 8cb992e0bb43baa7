import { createHash } from 'node:crypto';
import type { Integrity } from '@farekite/shared/protocol';

export function integrityOf(content: Buffer | string): Integrity {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}

/** The first 64 bits of the SHA-256, in hexadecimal digits. */
export function shortHash(content: Buffer | string): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}
