import * as v from 'valibot';
import { StoreError } from '../util/UserError';
import { INTEGRITY, matching, WHOLE_NUMBER } from './dataRules';
import { parserOf } from './parseData';

const COMPLETE = v.object({
  /** By their names in the pair, without the compressed variants: `first-class-deals/en.html` */
  files: v.record(
    matching(/^[\w-][\w.-]*(?:\/[\w-][\w.-]*)*$/, 'the name of a file'),
    v.object({ integrity: INTEGRITY, bytes: WHOLE_NUMBER }),
  ),
});

/** `complete.json`, the last object of a pair's pages: its pages and other files. */
export type CompletePair = v.InferOutput<typeof COMPLETE>;

export const parseComplete = parserOf(COMPLETE, 'is corrupt', 'Run farekite doctor --fix.', StoreError);
