import type { Route } from '@farekite/shared/contract';
import { DEVELOPMENT_VERSION } from '@farekite/shared/protocol';
import type { Overrides } from '../preview/readPreview';

/** What a visit shows from its sources. */
export interface DevelopmentOptions {
  /** The packages that the development server builds, in their development version. */
  readonly overrides: Overrides;
  /** Routes of pages that are not in the site's table. */
  readonly routes: readonly Route[];
}

/**
 * What the development server says in attributes of the script: in `data-developed` the names of the packages, separated by
 * spaces, in `data-routes` the routes as JSON.
 */
export function readDevelopmentOptions({ dataset }: HTMLOrSVGScriptElement): DevelopmentOptions {
  const { developed = '', routes = '[]' } = dataset;
  return {
    overrides: new Map(developed.split(' ').map((name) => [name, DEVELOPMENT_VERSION])),
    routes: JSON.parse(routes) as readonly Route[],
  };
}
