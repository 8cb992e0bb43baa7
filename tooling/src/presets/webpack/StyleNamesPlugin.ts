import { basename } from 'node:path';
import { WebpackError, type Compiler } from 'webpack';
import { packageIdentity } from './packageIdentity';

const NAME = 'StyleNamesPlugin';
const STYLE_MODULE = /\.module\.scss$/;

/** The name that a style module gives to its classes: that of its file, and of its component. */
export function styleName(file: string): string {
  return basename(file).replace(STYLE_MODULE, '');
}

/** Refuses a build in which two style modules have the same name, because their classes would be the same. */
export class StyleNamesPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.finishModules.tap(NAME, (modules) => {
        const files = new Map<string, string>();
        for (const module of modules) {
          const file = module.nameForCondition();
          if (!file || !STYLE_MODULE.test(file)) continue;
          const other = files.get(styleName(file)) ?? file;
          files.set(styleName(file), file);
          if (other === file) continue;
          const both = [other, file].map(packageIdentity).sort().join(' and ');
          compilation.errors.push(new WebpackError(`${both} have the same name. Rename one of them.`));
        }
      });
    });
  }
}
