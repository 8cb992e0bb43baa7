import type { PublishResult } from '../operations/makeLive';
import { labelOf } from '../release/manifest';
import { print } from './print';

export function printPublished({ release, isNew, files }: PublishResult): void {
  const state = isNew ? 'is live' : 'was live already';
  print(`${labelOf(release)} ${state}; ${String(files.length)} files of the site written`);
}
