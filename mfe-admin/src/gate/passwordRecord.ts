/**
 * What the password is checked against: PBKDF2 with SHA-256, 256 bits, in base64. The password itself
 * stands in no file that a browser gets. The gate keeps honest people out and no more: everything
 * behind it is sample data, and whoever reads this bundle has that already.
 */
export const PASSWORD_RECORD = {
  salt: 'nW6D0ivEVwqwPWp3Ff4mow==',
  iterations: 600_000,
  hash: '4v+3bGHrsg9pUIXT9ZOalOVugHMX+Iy7RPbnDdqd1Cs=',
} as const;
