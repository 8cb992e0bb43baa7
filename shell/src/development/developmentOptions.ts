import type { Route } from '@farekite/shared/contract';
import { DEVELOPMENT_VERSION } from '@farekite/shared/protocol';
import { UNMATCHABLE_HASH, type FileHash } from '../remotes/FileIntegrity';
import type { Overrides } from '../preview/readPreview';

/**
 * The packages that the development server builds from their sources. It lists their names in the script's
 * `data-developed` attribute, separated by spaces.
 */
export function readDevelopmentOverrides(script: HTMLOrSVGScriptElement | null): Overrides {
  const names = script?.dataset.developed?.split(' ') ?? [];
  return new Map(names.map((name) => [name, DEVELOPMENT_VERSION]));
}

/** Routes that are missing in the route table: JSON in the script's `data-routes` attribute. */
export function readDevelopmentRoutes(script: HTMLOrSVGScriptElement | null): readonly Route[] {
  return JSON.parse(script?.dataset.routes ?? '[]') as readonly Route[];
}

/**
 * No hash for files of the development build, which change with every save, and for the texts of the shell's build for
 * development, which no document names; all others are verified as for visitors.
 */
export function developmentHash(path: string): FileHash {
  const [, releases, name, version, folder] = path.split('/');
  const isChecked =
    releases !== 'releases' ||
    (version !== DEVELOPMENT_VERSION && !(name === 'shell' && folder === 'development'));
  return isChecked ? UNMATCHABLE_HASH : '';
}
