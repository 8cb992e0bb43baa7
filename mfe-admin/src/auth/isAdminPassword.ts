import { PASSWORD_HASH } from './passwordHash';

const HASH_BITS = 256;

/** Slow on purpose, against guessing. @throws TypeError where there is no Web Crypto, such as over plain HTTP */
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
