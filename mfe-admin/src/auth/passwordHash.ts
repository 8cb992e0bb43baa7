/** PBKDF2 with SHA-256, in base64. It protects sample data alone, which is in the bundle, too. */
export const PASSWORD_HASH = {
  salt: 'nW6D0ivEVwqwPWp3Ff4mow==',
  iterations: 600_000,
  hash: '4v+3bGHrsg9pUIXT9ZOalOVugHMX+Iy7RPbnDdqd1Cs=',
} as const;
