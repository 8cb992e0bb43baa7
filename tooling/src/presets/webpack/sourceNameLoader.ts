import type { LoaderContext, LoaderDefinitionFunction } from 'webpack';
import { packageIdentity } from './packageIdentity';

type SourceMap = Parameters<LoaderDefinitionFunction>[1];

/**
 * Names the source in a module's source map by {@link packageIdentity}. webpack would name it by a path relative to
 * the package's folder, which differs between the workspace and a remote that was checked out alone.
 */
export default function nameSource(this: LoaderContext<unknown>, code: string, map?: SourceMap): void {
  const sources = [`webpack://${packageIdentity(this.resourcePath)}`];
  this.callback(null, code, typeof map === 'object' ? { ...map, sources } : undefined);
}
