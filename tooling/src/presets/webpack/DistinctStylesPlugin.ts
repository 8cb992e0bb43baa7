import { WebpackError, type Compiler } from 'webpack';
import { packageIdentity } from './packageIdentity';

const NAME = 'DistinctStylesPlugin';
/** Its group is the name of the component. */
export const STYLE_MODULE = /([^/\\]+)\.module\.scss$/;

/** Refuses a build in which two style modules have the same name, because their classes would be the same. */
export class DistinctStylesPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.finishModules.tap(NAME, (modules) => {
        const files = new Map<string, string>();
        for (const file of new Set([...modules].map((module) => module.nameForCondition() ?? ''))) {
          const [, name] = STYLE_MODULE.exec(file) ?? [];
          if (name === undefined) continue;
          const other = files.get(name);
          files.set(name, file);
          if (other === undefined) continue;
          const both = [other, file].map(packageIdentity).sort().join(' and ');
          compilation.errors.push(new WebpackError(`${both} have the same name. Rename one of them.`));
        }
      });
    });
  }
}
