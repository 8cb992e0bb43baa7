import * as v from 'valibot';
import { StoreError } from '../util/UserError';
import { INTEGRITY, recordOf } from './dataRules';
import { parseData, type DataFormat } from './parseData';

const FORMAT: DataFormat = {
  fault: 'is corrupt',
  remedy: 'Run farekite doctor --fix.',
  maxBytes: 64 * 1024 * 1024,
  error: StoreError,
};

const COMPLETE = v.object({
  /** By their names in the pair, without the compressed variants: `first-class-deals/en.html` */
  files: recordOf(
    v.pipe(v.string(), v.regex(/^[\w-][\w.-]*(?:\/[\w-][\w.-]*)*$/, 'which is not the name of a file')),
    v.object({ integrity: INTEGRITY, bytes: v.pipe(v.number(), v.safeInteger()) }),
  ),
});

/** `complete.json`, the last object of a pair's pages: its pages and other files. */
export type CompletePair = v.InferOutput<typeof COMPLETE>;

/** Reads the text of a complete.json. @throws UserError that names the first field that breaks a rule */
export function parseComplete(text: string, source: string): CompletePair {
  return parseData(COMPLETE, text, source, FORMAT);
}
