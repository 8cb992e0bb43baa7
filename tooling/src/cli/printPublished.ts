import type { PublishResult } from '../operations/makeLive';
import { labelOf } from '../release/manifest';
import { print } from '../util/print';

/** Prints the result of a publish or a rollback: `mfe-deals@77c1d0a95ee2b346 is live; 2 files of the site written` */
export function printPublished({ release, isNew, files }: PublishResult): void {
  const state = isNew ? 'is live' : 'was live already';
  print(`${labelOf(release)} ${state}; ${String(files.length)} files of the site written`);
}
