import { DEVELOPMENT_VERSION, type Route } from '@farekite/shared/contract';
import type { Previews } from '../preview/previews';
import { REFUSING_HASH, type AssetHash } from '../remotes/AssetGuard';

/** The rooms that the development server shows from their sources: it names them at the script, separated by spaces. */
export function readDeveloped(script: HTMLOrSVGScriptElement | null): Previews {
  const names = script?.dataset.developed?.split(' ') ?? [];
  return new Map(names.map((name) => [name, DEVELOPMENT_VERSION]));
}

/** Whose the pages are that the route table does not know yet: JSON at the script. */
export function readNewRoutes(script: HTMLOrSVGScriptElement | null): readonly Route[] {
  return JSON.parse(script?.dataset.routes ?? '[]') as readonly Route[];
}

/** What is built anew whenever it is saved has no hash to be known by; everything else is verified as for visitors. */
export function hashInDevelopment(path: string): AssetHash {
  const [, releases, , version] = path.split('/');
  return releases === 'releases' && version === DEVELOPMENT_VERSION ? '' : REFUSING_HASH;
}
