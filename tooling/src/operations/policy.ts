import { labelOf } from '../release/manifest';
import { languagesOf } from '../release/languages';
import { announcementsPrefix } from '../store/announcements';
import { historyPrefix, previewHistoryPrefix } from '../store/history';
import { pageIndexesPrefix } from '../store/pageIndex';
import { pageKey } from '../store/pageKeys';
import { isS3Location, parseS3Location, type S3Location } from '../store/parseS3Location';
import { liveShell, pointerKey, readPointers } from '../store/pointers';
import { previewsPrefix } from '../store/previews';
import { releasesPrefix } from '../store/releases';
import { PROBE_PREFIX } from '../store/S3Store';
import type { Store } from '../store/Store';
import { RefusedError, UsageError } from '../util/UserError';

/** Allows actions on resources. Resources are ARNs, in which a star stands for any characters. */
interface PolicyStatement {
  readonly Sid: string;
  readonly Effect: 'Allow';
  readonly Action: readonly string[];
  readonly Resource: readonly string[];
  readonly Condition?:
    | { readonly StringLike: { readonly 's3:prefix': string } }
    /** The request has the header `If-None-Match`, with which S3 never replaces an object. */
    | { readonly Null: { readonly 's3:if-none-match': 'false' } };
}

/** A policy of AWS IAM. Other vendors of object stores read the same form. */
interface Policy {
  readonly Version: '2012-10-17';
  readonly Statement: readonly PolicyStatement[];
}

/** Keys of a site, or patterns of keys with a star at the end, by what may be done with the objects. */
interface WritableKeys {
  /** Created, but never replaced or deleted. */
  readonly create?: readonly string[];
  /** Created and replaced, but never deleted. */
  readonly write?: readonly string[];
  /** Created, replaced and deleted. */
  readonly writeAndDelete: readonly string[];
}

export interface PolicyOptions {
  /** Whether the pipeline may only preview the remote, and change nothing that is live. @default false */
  readonly previewOnly?: boolean;
}

function arnOf({ bucket, prefix }: S3Location, key: string): string {
  return `arn:aws:s3:::${bucket}/${prefix}${key}`;
}

/** Every pipeline reads the whole site, because it composes pages with the releases of others. */
function readStatements(location: S3Location): PolicyStatement[] {
  return [
    { Sid: 'Read', Effect: 'Allow', Action: ['s3:GetObject'], Resource: [arnOf(location, '*')] },
    {
      Sid: 'List',
      Effect: 'Allow',
      Action: ['s3:ListBucket'],
      Resource: [`arn:aws:s3:::${location.bucket}`],
      Condition: { StringLike: { 's3:prefix': `${location.prefix}*` } },
    },
  ];
}

function writeStatements(
  location: S3Location,
  { create = [], write = [], writeAndDelete }: WritableKeys,
): PolicyStatement[] {
  const arnsOf = (keys: readonly string[]) => keys.map((key) => arnOf(location, key));
  const statements: PolicyStatement[] = [
    {
      Sid: 'Create',
      Effect: 'Allow',
      Action: ['s3:PutObject'],
      Resource: arnsOf(create),
      Condition: { Null: { 's3:if-none-match': 'false' } },
    },
    { Sid: 'Write', Effect: 'Allow', Action: ['s3:PutObject'], Resource: arnsOf(write) },
    {
      Sid: 'WriteAndDelete',
      Effect: 'Allow',
      Action: ['s3:PutObject', 's3:DeleteObject'],
      Resource: arnsOf(writeAndDelete),
    },
  ];
  return statements.filter(({ Resource }) => Resource.length > 0);
}

/** The keys of a remote's pages. @throws UserError when no shell is live, or it has no route to the remote */
async function pageKeysOf(name: string, store: Store): Promise<string[]> {
  const shell = liveShell(await readPointers(store, ['shell']));
  if (!shell) {
    throw new RefusedError(
      `No shell is live in ${store.location}`,
      'Publish one first: its routes say which pages a remote may write.',
    );
  }
  const paths = shell.routes.filter(({ remote }) => remote === name).map(({ path }) => path);
  if (paths.length === 0) {
    throw new UsageError(
      `${labelOf(shell)}, which is live in ${store.location}, has no route to ${JSON.stringify(name)}`,
      'Check the name, or first publish the shell that has the routes of the remote.',
    );
  }
  return paths.flatMap((path) => languagesOf(shell).map((language) => pageKey(path, language)));
}

/** What a publish of a remote writes, a rollback, and a preview. */
function publishedKeys(name: string, pages: readonly string[]): WritableKeys {
  return {
    write: [
      `${releasesPrefix(name)}*`,
      pointerKey(name),
      `${historyPrefix(name)}*`,
      `${pageIndexesPrefix(name)}*`,
      // With the compressed variants. No path has a dot, so no page of another remote matches. AWS limits the length of
      // a policy, so the variants are not named one by one.
      ...pages.flatMap((page) => [page, `${page}.*`]),
    ],
    writeAndDelete: [`${announcementsPrefix(name)}*`, `${previewsPrefix(name)}*`, `${PROBE_PREFIX}*`],
  };
}

/**
 * What a preview of a remote writes. Files of releases are only created, and only where every file has its compressed
 * variants: so nothing that a stored release has, or lacks, can be replaced or added for visitors.
 */
function previewedKeys(name: string): WritableKeys {
  const files = ['browser/*', 'server/*', 'release.json'].map((file) => `${releasesPrefix(name)}*/${file}`);
  return {
    create: [...files, `${previewHistoryPrefix(name)}*`],
    writeAndDelete: [`${previewsPrefix(name)}*`, `${PROBE_PREFIX}*`],
  };
}

async function writableKeys(name: string, store: Store, previewOnly: boolean): Promise<WritableKeys> {
  // The shell decides which pages there are, so its pipeline writes and deletes those of all remotes.
  if (name === 'shell') return { writeAndDelete: ['*'] };
  const pages = await pageKeysOf(name, store);
  return previewOnly ? previewedKeys(name) : publishedKeys(name, pages);
}

/**
 * The policy with which a pipeline can publish, preview and roll back one package, and nothing else. That of a remote
 * names the pages that the live shell's routes give it.
 *
 * @param name `shell`, or the name of a remote
 * @throws UserError when the site is in a folder, the live shell has no route to the remote, or the shell is to be
 *   previewed
 */
export async function policy(
  name: string,
  store: Store,
  { previewOnly = false }: PolicyOptions = {},
): Promise<Policy> {
  if (!isS3Location(store.location)) {
    throw new UsageError(
      `The site ${store.location} is in a folder, and policies are for object stores`,
      'Name one with --site s3://BUCKET/PREFIX; for a folder, the permissions of the file system decide.',
    );
  }
  if (previewOnly && name === 'shell') {
    throw new UsageError(
      'A shell cannot be previewed',
      'Name a remote, or leave --preview out for the policy of the pipeline that publishes the shell.',
    );
  }
  const location = parseS3Location(store.location);
  const keys = await writableKeys(name, store, previewOnly);
  return {
    Version: '2012-10-17',
    Statement: [...readStatements(location), ...writeStatements(location, keys)],
  };
}
