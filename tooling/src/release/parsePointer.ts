import type { RemoteRelease, ShellRelease } from '@farekite/shared/protocol';
import * as v from 'valibot';
import { StoreError } from '../util/UserError';
import { PUBLICATION_ID, recordOf, REMOTE_NAME, SERIAL, VERSION } from './dataRules';
import { parseData, type DataFormat, type Finding } from './parseData';
import { assertVersionHolds, MAX_MANIFEST_BYTES, POINTER_FIELDS } from './parseRelease';
import { MANIFEST, MANIFEST_RULES } from './releaseSchema';

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

const FORMAT: DataFormat = {
  fault: 'is no pointer of this version of the tool',
  remedy:
    'Remove it and publish the release again, or publish the whole site to an empty place (docs/operations.md).',
  maxBytes: MAX_MANIFEST_BYTES,
  error: StoreError,
};

const WITH_A_SHELL = v.nullable(VERSION);
const WITH_REMOTES = recordOf(REMOTE_NAME, VERSION);

function findWrongPair(pointer: Pointer): Finding | undefined {
  const schema = pointer.kind === 'shell' ? WITH_REMOTES : WITH_A_SHELL;
  if (v.is(schema, pointer.with)) return undefined;
  return { path: ['with'], value: pointer.with, message: 'which names no pair' };
}

const POINTER = v.pipe(
  MANIFEST,
  v.looseObject({
    serial: SERIAL,
    id: PUBLICATION_ID,
    from: v.nullable(VERSION),
    with: v.unknown(),
  }) as unknown as v.GenericSchema<RemoteRelease | ShellRelease, Pointer>,
);

/** The manifest in a pointer, without what belongs to the pointer. */
export function manifestOf(pointer: RemotePointer): RemoteRelease;
export function manifestOf(pointer: ShellPointer): ShellRelease;
export function manifestOf(pointer: Pointer): RemoteRelease | ShellRelease;
export function manifestOf(pointer: Pointer): RemoteRelease | ShellRelease {
  const fields = Object.entries(pointer).filter(([field]) => ![...POINTER_FIELDS, 'etag'].includes(field));
  return Object.fromEntries(fields) as unknown as RemoteRelease | ShellRelease;
}

/**
 * Reads the text of a pointer.
 *
 * @param source the file or object that the text comes from, for messages
 * @throws UserError that names the first field that breaks a rule
 */
export function parsePointer(text: string, source: string): Pointer {
  const pointer = parseData(POINTER, text, source, FORMAT, [...MANIFEST_RULES, findWrongPair]);
  assertVersionHolds(manifestOf(pointer), source, FORMAT);
  return pointer;
}
