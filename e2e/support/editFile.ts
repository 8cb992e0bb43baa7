import { readFileSync, writeFileSync } from 'node:fs';

/** Replaces texts in a file, each where it occurs first. @throws Error when one of them is missing */
export function editFile(file: string, ...changes: readonly (readonly [from: string, to: string])[]): void {
  let source = readFileSync(file, 'utf8');
  for (const [from, to] of changes) {
    if (!source.includes(from)) throw new Error(`${file} has no "${from}"`);
    source = source.replace(from, () => to);
  }
  writeFileSync(file, source);
}
