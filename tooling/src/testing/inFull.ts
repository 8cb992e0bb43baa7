/** Whether this is `npm run test:all`, which also runs the files called `*.all.test.ts` and `*.all.spec.ts`. */
const IS_FULL = process.env.FAREKITE_TEST === 'all';

/** How often a test repeats something: a few times in `npm test`, as often as its author wanted in `npm run test:all`. */
export function inFull(full: number, otherwise: number): number {
  return IS_FULL ? full : otherwise;
}
