/**
 * PBKDF2 with SHA-256, 256 bits; salt and hash in base64. It protects nothing of value: everything behind the login is sample
 * data, and it is in the bundle too.
 */
export const PASSWORD_HASH = {
  salt: 'nW6D0ivEVwqwPWp3Ff4mow==',
  iterations: 600_000,
  hash: '4v+3bGHrsg9pUIXT9ZOalOVugHMX+Iy7RPbnDdqd1Cs=',
} as const;
