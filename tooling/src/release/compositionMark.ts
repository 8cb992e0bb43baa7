import { labelOf } from './manifest';
import type { Pointer } from './parsePointer';

/** A live release, as far as a page names it. */
type Named = Pick<Pointer, 'name' | 'version' | 'serial'>;

/**
 * `shell@3f9a…#4 mfe-deals@77c1…#12`: the releases that a document was composed from, each with the serial of its
 * pointer, for the document's generator element.
 */
export function compositionMark(shell: Named, remote: Named | undefined): string {
  return [shell, remote]
    .filter((release) => release !== undefined)
    .map((release) => `${labelOf(release)}#${String(release.serial)}`)
    .join(' ');
}

const MARK = /<meta name="generator" content="(shell@[\da-f]{16}\b[^"]*)"/;

/**
 * The labels of the releases that a document was composed from; none for a document that this tool has not written.
 */
export function releasesIn(document: string): string[] {
  const mark = MARK.exec(document)?.[1];
  return mark === undefined ? [] : mark.split(' ').map((part) => part.replace(/#\d+$/, ''));
}
