import type { ReleaseManifest, RemoteRelease, ShellRelease } from '@farekite/shared/protocol';
import * as v from 'valibot';
import { StoreError } from '../util/UserError';
import { PARTNERS, PUBLICATION_ID, VERSION, WHOLE_NUMBER } from './dataRules';
import { parserOf } from './parseData';
import { hasItsVersion, MANIFEST, POINTER_FIELDS, WRONG_VERSION } from './parseRelease';

/** Which publication made a release live. */
export interface Publication {
  /** Counts the publishes and rollbacks of a name from 1. */
  readonly serial: number;
  /** No two publications have the same. */
  readonly id: string;
}

/** What a pointer says besides the manifest and the pair. */
interface Placed extends Publication {
  /** The version that it replaced; `null` for the first one. */
  readonly from: string | null;
}

/** The live release of a remote. */
export interface RemotePointer extends RemoteRelease, Placed {
  /** The version of the shell that its pages were made with before it went live; `null` when none was live. */
  readonly with: string | null;
}

/** The live shell. */
export interface ShellPointer extends ShellRelease, Placed {
  /** The versions of the remotes, by name, that pages were made with before it went live. */
  readonly with: Readonly<Record<string, string>>;
}

/** The content of `live/NAME.json`, now or soon: the live release, and which publication makes it live. */
export type Pointer = RemotePointer | ShellPointer;

/** The manifest in a pointer, without what belongs to the pointer. */
export function manifestOf(pointer: Pointer): ReleaseManifest {
  const fields = Object.entries(pointer).filter(([field]) => ![...POINTER_FIELDS, 'etag'].includes(field));
  return Object.fromEntries(fields) as unknown as ReleaseManifest;
}

const POINTER = v.pipe(
  MANIFEST,
  v.looseObject({
    serial: WHOLE_NUMBER,
    id: PUBLICATION_ID,
    from: v.nullable(VERSION),
    with: PARTNERS,
  }) as unknown as v.GenericSchema<ReleaseManifest, Pointer>,
  v.check(
    ({ kind, with: pairs }) => (kind === 'shell') === (typeof pairs === 'object' && pairs !== null),
    'The pair is not one of its kind',
  ),
  v.check((pointer) => hasItsVersion(manifestOf(pointer)), WRONG_VERSION),
);

export const parsePointer = parserOf(
  POINTER,
  'is no pointer of this version of the tool',
  'Remove it and publish the release again, or publish the whole site to an empty place (docs/operations.md).',
  StoreError,
);
