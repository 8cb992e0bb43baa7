import type { HistoryEntry } from '../release/formats';
import { labelOf } from '../release/manifest';
import { ownPair, pairLabel, SHELL_NAME, type Pair } from './keys';

export type Publication = Pick<HistoryEntry, 'name' | 'version' | 'with' | 'from'> & {
  readonly canary?: Pick<NonNullable<HistoryEntry['canary']>, 'version' | 'with'>;
};

/** The releases and pairs that publications name. Any two of them may have been live beside each other. */
export function labelsNamedBy(publications: readonly Publication[]): string[] {
  const canaries = publications.flatMap(({ name, canary }) => (canary ? [{ name, ...canary }] : []));
  const made = [...publications, ...canaries];
  const former = publications.flatMap(({ name, from }) => (from === null ? [] : [{ name, version: from }]));
  const live = [...made, ...former].map(({ name, version }) => ({ name, version }));
  const remotes = live.filter(({ name }) => name !== SHELL_NAME);
  const shells = live.filter(({ name }) => name === SHELL_NAME).map(({ version }) => version);
  const pairs = [
    ...made.flatMap(pairsOf),
    ...shells.map(ownPair),
    ...shells.flatMap((shell) => remotes.map((remote) => ({ shell, ...remote }))),
  ];
  const shellLabel = (version: string) => labelOf({ name: SHELL_NAME, version });
  const ofPairs = pairs.flatMap((pair) => [pairLabel(pair), labelOf(pair), shellLabel(pair.shell)]);
  return [...live.map(labelOf), ...ofPairs];
}

function pairsOf({ name, version, with: partners }: Omit<Publication, 'from'>): Pair[] {
  if (partners === null) return [];
  if (typeof partners === 'string') return [{ shell: partners, name, version }];
  return Object.entries(partners).map(([remote, other]) => ({
    shell: version,
    name: remote,
    version: other,
  }));
}
