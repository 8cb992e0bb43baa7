import type { SiteStatus } from '../operations/status';
import type { HistoryEntry } from '../release/parseHistoryEntry';
import { formatTable } from '../util/formatTable';

/** Lines with the remotes that use each major version of the contract, while the shell hosts several. */
function describeContractUse({ releases }: SiteStatus): string[] {
  const hosts = releases.find((release) => release.hosts)?.hosts ?? [];
  if (hosts.length < 2) return [];
  return hosts.map((major) => {
    const names = releases
      .filter(({ hosts: own, contract }) => !own && contract?.startsWith(`${String(major)}.`))
      .map(({ name }) => name);
    return `contract ${String(major)}.x is used by ${names.join(', ') || 'no remote'}`;
  });
}

export function statusTable(status: SiteStatus): string {
  const { site, releases } = status;
  const rows = releases.map(({ name, version, contract, liveSince, publishedBy, kept, previewed }) => {
    const others = kept
      .filter((candidate) => candidate !== version)
      .map((other) => (previewed.includes(other) ? `${other} (preview)` : other));
    return [name, version, contract, liveSince, publishedBy, others.join(' ') || null];
  });
  const headings = ['release', 'live version', 'contract', 'since', 'by', 'other versions'];
  const notes = describeContractUse(status);
  return [`site: ${site}`, '', formatTable(headings, rows), ...(notes.length > 0 ? ['', ...notes] : [])].join(
    '\n',
  );
}

/** The newest entry first. */
export function historyTable(history: readonly HistoryEntry[]): string {
  const rows = history
    .toReversed()
    .map(({ at, action, name, version, by, because = null }) => [at, action, name, version, by, because]);
  return formatTable(['at', 'action', 'release', 'version', 'by', 'because'], rows);
}
