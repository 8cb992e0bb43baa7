import type { Integrity } from '@farekite/shared/protocol';
import * as v from 'valibot';
import { StoreError } from '../util/UserError';
import { INTEGRITY, recordOf } from './dataRules';
import { parseData, type DataFormat } from './parseData';

/** A page or another file of a pair. */
export interface PairFile {
  readonly integrity: Integrity;
  readonly bytes: number;
}

/** `complete.json`, the last object of a pair's pages. */
export interface CompletePair {
  /** By their names in the pair, without the compressed variants: `first-class-deals/en.html` */
  readonly files: Readonly<Record<string, PairFile>>;
}

const FORMAT: DataFormat = {
  fault: 'is corrupt',
  remedy: 'Run farekite doctor --fix.',
  maxBytes: 64 * 1024 * 1024,
  error: StoreError,
};

const COMPLETE: v.GenericSchema<unknown, CompletePair> = v.looseObject({
  files: recordOf(
    v.pipe(v.string(), v.regex(/^[\w-][\w.-]*(?:\/[\w-][\w.-]*)*$/, 'which is not the name of a file')),
    v.looseObject({ integrity: INTEGRITY, bytes: v.pipe(v.number(), v.safeInteger()) }),
  ),
});

/** Reads the text of a complete.json. @throws UserError that names the first field that breaks a rule */
export function parseComplete(text: string, source: string): CompletePair {
  return parseData(COMPLETE, text, source, FORMAT);
}
