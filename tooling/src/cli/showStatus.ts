import { status, type SiteStatus } from '../operations/status';
import type { HistoryEntry } from '../release/formats';
import { readHistory } from '../store/history';
import { assertSiteExists, readPointers } from '../store/pointers';
import type { Store } from '../store/Store';
import { formatTable } from '../util/formatTable';
import type { UserError } from '../util/UserError';
import type { JsonOption } from './options';
import { present, reportWarning } from './output';

export function statusTable({ site, releases }: SiteStatus): string {
  const rows = releases.map(({ name, version, contract, liveSince, publishedBy, kept, previewed }) => {
    const others = kept
      .filter((candidate) => candidate !== version)
      .map((other) => (previewed.includes(other) ? `${other} (preview)` : other));
    return [name, version, contract, liveSince, publishedBy, others.join(' ') || null];
  });
  const headings = ['release', 'live version', 'contract', 'since', 'by', 'other versions'];
  return `site: ${site}\n\n${formatTable(headings, rows)}`;
}

/** The newest entry first. */
export function historyTable(history: readonly HistoryEntry[]): string {
  const rows = history
    .toReversed()
    .map(({ at, action, name, version, by, because = null }) => [at, action, name, version, by, because]);
  return formatTable(['at', 'action', 'release', 'version', 'by', 'because'], rows);
}

/** Prints what is live and stored. */
export async function showStatus(store: Store, flags: JsonOption): Promise<void> {
  await present(flags, () => status(store), statusTable);
}

/** Prints what went live. @param name of the shell or of a remote @default all */
export async function showHistory(store: Store, flags: JsonOption, name?: string): Promise<void> {
  await assertSiteExists(store);
  const damaged: UserError[] = [];
  const pointers = await readPointers(store);
  await present(
    flags,
    () => readHistory(store, pointers, name, (error) => damaged.push(error)),
    historyTable,
  );
  for (const error of damaged) reportWarning(error, flags);
}
