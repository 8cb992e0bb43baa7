import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { performanceDocument } from './performanceDocument';
import { plotPages } from './plotPages';
import { readResults, withMeasured, writeResults, type Results } from './results';
import { WORKSPACE } from '../../support/workspace';

const DOCUMENT = join(WORKSPACE, 'docs/performance.md');
const RESULTS = join(WORKSPACE, 'docs/performance.json');
const PLOT = join(WORKSPACE, 'docs/images/performance.svg');

/** Writes docs/performance.md with the parts that a run has measured, and those of earlier runs as they are. */
export function writeReport(measured: Results): void {
  const results = withMeasured(readResults(RESULTS), measured);
  writeResults(RESULTS, results);
  const written = existsSync(DOCUMENT) ? readFileSync(DOCUMENT, 'utf8') : '';
  writeFileSync(DOCUMENT, performanceDocument(results, written));
  if (measured.parts.pages?.pages) writeFileSync(PLOT, plotPages(measured.parts.pages.pages));
}
