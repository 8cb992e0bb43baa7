const CHARACTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';
const RANDOM_CHARACTERS = 9;

/** FK and nine random characters: `FK7Q2ZB81XA`. */
export function createConfirmationNumber(): string {
  const random = crypto.getRandomValues(new Uint32Array(RANDOM_CHARACTERS));
  return `FK${Array.from(random, (value) => CHARACTERS[value % CHARACTERS.length]).join('')}`;
}
