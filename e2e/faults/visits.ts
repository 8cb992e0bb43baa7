import type { RemoteRelease } from '@farekite/shared/protocol';
import type { CellKey } from './cells';
import {
  cellsOf,
  CODE_FAULTS,
  CODE_SITUATIONS,
  endingsOf,
  FAULTS,
  LATE_PARTS,
  remotesWithLateParts,
  SITUATIONS,
  type Fault,
} from './matrix';

function visitsOf(row: string, fault: Fault): CellKey[] {
  return endingsOf(fault).map(() => ({ row, fault }));
}

/** Where each visit of a whole run is counted. */
export function allVisits(releases: readonly RemoteRelease[]): CellKey[] {
  const files = cellsOf(releases).flatMap(({ part, fault }) => visitsOf(part, fault));
  const lateParts = remotesWithLateParts(releases).flatMap(() =>
    LATE_PARTS.flatMap((part) => FAULTS.flatMap((fault) => SITUATIONS.flatMap(() => visitsOf(part, fault)))),
  );
  const code = releases.flatMap(() =>
    CODE_FAULTS.flatMap((row) => CODE_SITUATIONS.map((fault) => ({ row, fault }))),
  );
  return [...files, ...lateParts, ...code];
}
