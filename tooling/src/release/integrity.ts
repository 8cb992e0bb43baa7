import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Integrity } from '@farekite/shared/protocol';

/** The SHA-384 of a content, in the form that the integrity attribute of HTML takes. */
export function integrityOf(content: Buffer | string): Integrity {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}

export async function integrityOfFile(file: string): Promise<Integrity> {
  return integrityOf(await readFile(file));
}

/** The first 64 bits of a SHA-256, in 16 hexadecimal digits. */
export function shortHash(content: string): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}
