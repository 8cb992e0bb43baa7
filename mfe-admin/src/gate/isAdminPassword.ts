import { PASSWORD_RECORD } from './passwordRecord';

const HASH_BITS = 256;

/**
 * Whether this is the password of the administration. Takes some hundred milliseconds, on purpose.
 *
 * @throws when the browser has no Web Crypto: over plain HTTP it is missing
 */
export async function isAdminPassword(password: string): Promise<boolean> {
  const key = await crypto.subtle.importKey('raw', new TextEncoder().encode(password), 'PBKDF2', false, [
    'deriveBits',
  ]);
  const salt = Uint8Array.from(atob(PASSWORD_RECORD.salt), (character) => character.charCodeAt(0));
  const bits = await crypto.subtle.deriveBits(
    { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: PASSWORD_RECORD.iterations },
    key,
    HASH_BITS,
  );
  return btoa(String.fromCharCode(...new Uint8Array(bits))) === PASSWORD_RECORD.hash;
}
