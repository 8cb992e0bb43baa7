import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { WORKSPACE } from '../sites/serveSites';
import { performanceDocument } from './performanceDocument';
import { plotPages } from './plotPages';
import { readResults, writeResults, type PartResult, type Results } from './results';
import type { Part } from './targets';

const DOCUMENT = join(WORKSPACE, 'docs/performance.md');
const RESULTS = join(WORKSPACE, 'docs/performance.json');
const PLOT = join(WORKSPACE, 'docs/images/performance.svg');

/** Writes docs/performance.md with the parts that a run has measured, and those of earlier runs as they are. */
export function writeReport({ machine, parts }: Results): void {
  const previous = readResults(RESULTS);
  const measured = Object.entries(parts).map(([part, result]): [string, PartResult] => [
    part,
    { ...result, previousFigures: previous.parts[part as Part]?.figures ?? [] },
  ]);
  const results: Results = { machine, parts: { ...previous.parts, ...Object.fromEntries(measured) } };
  writeResults(RESULTS, results);
  const written = existsSync(DOCUMENT) ? readFileSync(DOCUMENT, 'utf8') : '';
  writeFileSync(DOCUMENT, performanceDocument(results, written));
  if (parts.pages?.pages) writeFileSync(PLOT, plotPages(parts.pages.pages));
}
