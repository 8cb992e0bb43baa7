/** Whether this is `npm run test:all`, which also runs the files called `*.all.test.ts` and `*.all.spec.ts`. */
const IS_FULL = process.env.FAREKITE_TEST === 'all';

/** How often a test repeats something, or how much it asks: a little in `npm test`, all that its author wanted in `npm run test:all`. */
export function inFull<T>(full: T, otherwise: T): T {
  return IS_FULL ? full : otherwise;
}
