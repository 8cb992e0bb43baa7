import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { WORKSPACE } from '../sites/serveSites';
import { performanceDocument } from './performanceDocument';
import { plotPages } from './plotPages';
import { readResults, writeResults, type Results } from './results';

const DOCUMENT = join(WORKSPACE, 'docs/performance.md');
const RESULTS = join(WORKSPACE, 'docs/performance.json');
const PLOT = join(WORKSPACE, 'docs/images/performance.svg');

/** Writes docs/performance.md with the parts that a run has measured, and those of earlier runs as they are. */
export function writeReport({ machine, parts }: Results): void {
  const previous = readResults(RESULTS);
  const results = { machine, parts: { ...previous.parts, ...parts } };
  writeResults(RESULTS, results);
  const written = existsSync(DOCUMENT) ? readFileSync(DOCUMENT, 'utf8') : '';
  writeFileSync(DOCUMENT, performanceDocument(results, previous, written));
  if (parts.pages?.pages) writeFileSync(PLOT, plotPages(parts.pages.pages));
}
