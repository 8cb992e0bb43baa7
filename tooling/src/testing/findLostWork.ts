import { incompletePairs, pairOfReleases, pairsInSets } from '../compose/pairs';
import { hostsContractOf, readServedSets } from '../gate/contractGate';
import { movesOf, readEntries } from '../store/history';
import { historyPrefix, pairLabel, SHELL_NAME, type Named } from '../store/keys';
import { readPointers } from '../store/pointers';
import type { Store } from '../store/Store';
import { ignoreUserError } from '../util/UserError';

/** @param mayMisfit whether two live releases may not work together, and have no pages then */
export async function findLostWork(
  store: Store,
  published: readonly Named[],
  mayMisfit = false,
): Promise<string[]> {
  const pointers = await readPointers(store);
  const sets = await readServedSets(store, pointers).catch(ignoreUserError);
  if (!sets) return ['The release of a canary is not stored'];
  const missing = await incompletePairs(store, pairsInSets(sets, SHELL_NAME));
  const lost = missing
    .filter(({ shell, remote }) => !mayMisfit || !remote || hostsContractOf(shell, remote))
    .map((pair) => `${pairLabel(pairOfReleases(pair))} has no pages`);
  for (const [name, pointer] of pointers) {
    const moves = movesOf(await readEntries(store, historyPrefix(name)), pointer);
    if (moves.length !== pointer.serial) {
      lost.push(
        `The history of ${name} has ${String(moves.length)} of ${String(pointer.serial)} publications`,
      );
    }
    moves.forEach(({ from, canary }, index) => {
      const before = moves[index - 1];
      // What is done with a canary replaces nothing.
      const expected = canary ? before?.from : before?.version;
      if (from !== (expected ?? null)) lost.push(`The history of ${name} is false`);
    });
    const versions = new Set(moves.flatMap(({ version, canary }) => [version, canary?.version]));
    for (const release of published.filter((one) => one.name === name)) {
      if (!versions.has(release.version)) lost.push(`${name}@${release.version} was never live`);
    }
  }
  return lost;
}
