import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FullResult, Reporter, TestCase } from '@playwright/test/reporter';
import { CELL_ANNOTATION, type CellOutcome } from './cells';
import { CODE_FAULTS, CODE_SITUATIONS, FAULTS, LATE_PARTS, PARTS } from './matrix';
import { reliabilityDocument } from './reliabilityDocument';

/** Where the document is. */
export const RELIABILITY_DOCUMENT = join(import.meta.dirname, '../../docs/reliability.md');

/** The cells of the document, without their numbers. */
const ROWS: readonly { readonly row: string; readonly faults: readonly string[] }[] = [
  ...[...PARTS, ...LATE_PARTS].map((row) => ({ row, faults: FAULTS })),
  ...CODE_FAULTS.map((row) => ({ row, faults: CODE_SITUATIONS })),
];

/** Writes docs/reliability.md after a run of all tests. */
export default class ReliabilityReporter implements Reporter {
  private readonly outcomes: CellOutcome[] = [];

  onTestEnd({ annotations }: TestCase): void {
    for (const { type, description } of annotations) {
      if (type === CELL_ANNOTATION && description) this.outcomes.push(JSON.parse(description) as CellOutcome);
    }
  }

  onEnd({ status }: FullResult): void {
    const hasCell = (row: string, fault: string) =>
      this.outcomes.some((outcome) => outcome.row === row && outcome.fault === fault);
    const isWhole = ROWS.every(({ row, faults }) => faults.every((fault) => hasCell(row, fault)));
    if (status === 'interrupted' || !isWhole) return;
    writeFileSync(RELIABILITY_DOCUMENT, reliabilityDocument(this.outcomes));
  }
}
