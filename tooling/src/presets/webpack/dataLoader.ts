import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createJiti } from 'jiti';
import type { LoaderContext } from 'webpack';

/**
 * Runs a data module (`*.data.ts`) while the package is built, and gives webpack a module that exports the result.
 * The files that it reads stay out of the bundle.
 */
export default async function dataLoader(this: LoaderContext<unknown>): Promise<string> {
  // Without the cache, because a development build runs it again after every change of the content.
  const jiti = createJiti(this.resourcePath, { moduleCache: false, jsx: true });
  // jiti does not tell which files it reads: it may be any of the package's and of the contract's.
  const contract = createRequire(this.resourcePath).resolve('@farekite/shared/package.json');
  this.addContextDependency(join(this.rootContext, 'src'));
  this.addContextDependency(dirname(contract));
  const data = await jiti.import(this.resourcePath, { default: true });
  return `export default ${JSON.stringify(data)};`;
}
