const IS_FULL = process.env.FAREKITE_TEST === 'all';

/** `full` in `npm run test:all`. */
export function inFull<T>(full: T, otherwise: T): T {
  return IS_FULL ? full : otherwise;
}
