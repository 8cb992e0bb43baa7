import type { Route } from '@farekite/shared/contract';
import { DEVELOPMENT_VERSION } from '@farekite/shared/protocol';
import type { Overrides } from '../preview/readPreview';

export interface DevelopmentOptions {
  readonly overrides: Overrides;
  /** Those that the site's table lacks. */
  readonly routes: readonly Route[];
}

/** The development server says them in `data-developed`, names of packages, and in `data-routes`, JSON. */
export function readDevelopmentOptions({ dataset }: HTMLOrSVGScriptElement): DevelopmentOptions {
  const { developed = '', routes = '[]' } = dataset;
  return {
    overrides: new Map(developed.split(' ').map((name) => [name, DEVELOPMENT_VERSION])),
    routes: JSON.parse(routes) as readonly Route[],
  };
}
