const CHARACTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';
const RANDOM_LENGTH = 9;

/** FK and nine random characters, upper case or digits: `FK7Q2ZB81XA`. */
export function createConfirmationNumber(): string {
  const random = crypto.getRandomValues(new Uint32Array(RANDOM_LENGTH));
  return `FK${Array.from(random, (value) => CHARACTERS[value % CHARACTERS.length]).join('')}`;
}
