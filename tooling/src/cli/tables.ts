import type { HistoryEntry } from '../release/history';
import type { SiteStatus } from '../release/status';
import { table } from '../text/table';

/** Who speaks each major of the contract that the shell hosts, while it hosts more than one. */
function speakers({ releases }: SiteStatus): string[] {
  const hosts = releases.find((release) => release.hosts)?.hosts ?? [];
  if (hosts.length < 2) return [];
  return hosts.map((major) => {
    const names = releases
      .filter(({ hosts: own, contract }) => !own && contract?.startsWith(`${String(major)}.`))
      .map(({ name }) => name);
    return `contract ${String(major)}.x is spoken by ${names.join(', ') || 'nobody'}`;
  });
}

/** The status for people. */
export function statusTable(status: SiteStatus): string {
  const { site, releases } = status;
  const rows = releases.map(({ name, version, contract, liveSince, publishedBy, kept, previewed }) => {
    const others = kept
      .filter((candidate) => candidate !== version)
      .map((other) => (previewed.includes(other) ? `${other} (preview)` : other));
    return [name, version, contract, liveSince, publishedBy, others.join(' ') || null];
  });
  const headings = ['release', 'live version', 'contract', 'since', 'by', 'kept besides'];
  const notes = speakers(status);
  return [`site: ${site}`, '', table(headings, rows), ...(notes.length > 0 ? ['', ...notes] : [])].join('\n');
}

/** What was done when, for people; the newest first. */
export function historyTable(history: readonly HistoryEntry[]): string {
  const rows = history
    .toReversed()
    .map(({ at, action, name, version, by }) => [at, action, name, version, by]);
  return table(['at', 'action', 'release', 'version', 'by'], rows);
}
