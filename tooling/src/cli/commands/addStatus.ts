import type { Command } from 'commander';
import { status, type SiteStatus } from '../../operations/status';
import type { HistoryEntry } from '../../release/parseHistoryEntry';
import { readHistory } from '../../store/history';
import { openStore } from '../../store/openStore';
import { assertSiteExists, readPointers } from '../../store/pointers';
import type { Store } from '../../store/Store';
import { formatTable } from '../../util/formatTable';
import type { UserError } from '../../util/UserError';
import { addExamples, addJsonOption, addSiteOption, type SiteOption, type JsonOption } from '../options';
import { present, reportWarning } from '../output';

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

interface StatusFlags extends SiteOption, JsonOption {
  readonly history?: string | true;
}

async function showHistory(store: Store, name: string | undefined, { json }: JsonOption): Promise<void> {
  await assertSiteExists(store);
  const damaged: UserError[] = [];
  const pointers = await readPointers(store);
  await present(
    { json },
    () => readHistory(store, pointers, name, (error) => damaged.push(error)),
    historyTable,
  );
  for (const error of damaged) reportWarning(error, { json });
}

export function addStatus(program: Command): void {
  const command = program
    .command('status')
    .description('Lists the live releases, who published them and when, and the other stored versions.')
    .option('--history [name]', 'list instead what went live, of one name or of all: the newest first')
    .action(async ({ site, json, history }: StatusFlags) => {
      const store = openStore(site);
      if (history === undefined) await present({ json }, () => status(store), statusTable);
      else await showHistory(store, history === true ? undefined : history, { json });
    });
  addJsonOption(addSiteOption(command));
  addExamples(
    command,
    'farekite status --site s3://bucket/site --json',
    'farekite status --history mfe-deals',
  );
}
