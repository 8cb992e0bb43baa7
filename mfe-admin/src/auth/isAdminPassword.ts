import { PASSWORD_HASH } from './passwordHash';

const HASH_BITS = 256;

/**
 * Takes some hundred milliseconds on purpose, so that guessing is slow.
 *
 * @throws TypeError where the browser offers no Web Crypto, which is the case over plain HTTP
 */
export async function isAdminPassword(password: string): Promise<boolean> {
  const key = await crypto.subtle.importKey('raw', new TextEncoder().encode(password), 'PBKDF2', false, [
    'deriveBits',
  ]);
  const salt = Uint8Array.from(atob(PASSWORD_HASH.salt), (character) => character.charCodeAt(0));
  const bits = await crypto.subtle.deriveBits(
    { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: PASSWORD_HASH.iterations },
    key,
    HASH_BITS,
  );
  return btoa(String.fromCharCode(...new Uint8Array(bits))) === PASSWORD_HASH.hash;
}
