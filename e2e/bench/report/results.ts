import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { MeasuredPage } from '../pages/measurePages';
import type { Part, TargetName } from './targets';

/** What was measured for a target. */
export interface Figure {
  readonly target: TargetName;
  /** In the target's unit: of several pages the worst. */
  readonly value: number;
  /** The page with that value, where there are several. */
  readonly where?: string;
  /** The median of all pages, where there are several. */
  readonly median?: number;
}

/** What a run has measured of a part. */
export interface PartResult {
  /** `2026-11-22` */
  readonly date: string;
  /** The arguments of the benchmark. */
  readonly command: string;
  /** How long the machine took to fill new memory, in milliseconds for 200 MB. @default unknown */
  readonly memoryFillMs?: number;
  readonly figures: readonly Figure[];
  /** Those of the run before. @default none */
  readonly previousFigures?: readonly Figure[];
  /** Of the part `pages` only. */
  readonly pages?: readonly MeasuredPage[];
}

export interface Results {
  readonly machine: string;
  readonly parts: Readonly<Partial<Record<Part, PartResult>>>;
}

/** The results of the last run. */
export function readResults(file: string): Results {
  if (!existsSync(file)) return { machine: '', parts: {} };
  return JSON.parse(readFileSync(file, 'utf8')) as Results;
}

/** The results with the parts that a run has measured. What these parts had becomes the figures of the run before. */
export function withMeasured(results: Results, { machine, parts }: Results): Results {
  const measured = Object.entries(parts).map(([part, result]): [string, PartResult] => [
    part,
    { ...result, previousFigures: results.parts[part as Part]?.figures ?? [] },
  ]);
  return { machine, parts: { ...results.parts, ...Object.fromEntries(measured) } };
}

/** Writes numbers with three decimals at most, so that the file shows no more than was measured. */
export function writeResults(file: string, results: Results): void {
  const round = (_key: string, value: unknown) =>
    typeof value === 'number' ? Math.round(value * 1_000) / 1_000 : value;
  writeFileSync(file, `${JSON.stringify(results, round, 2)}\n`);
}
