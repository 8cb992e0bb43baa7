import { basename } from 'node:path';
import { WebpackError, type Compiler } from 'webpack';
import { packageIdentity } from './packageIdentity';

const NAME = 'StyleNamesPlugin';
const STYLE_MODULE = /\.module\.scss$/;

const CONTRACT = '@farekite/shared/';

/**
 * What the names of a style module's classes begin with: the package and the component, which has the name of the file. Of a
 * component of the contract, the package is the one that is built, because each package contains its own copy.
 */
export function styleName(owner: string, file: string): string {
  const identity = packageIdentity(file);
  const [source = ''] = identity.startsWith(CONTRACT) ? [owner] : identity.split('/');
  return `${source}_${basename(file).replace(STYLE_MODULE, '')}`;
}

/** Refuses a build in which two style modules have the same name, because their classes would be the same. */
export class StyleNamesPlugin {
  /** @param owner the name of the package that is built */
  constructor(private readonly owner: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.finishModules.tap(NAME, (modules) => {
        const files = new Map<string, string>();
        for (const module of modules) {
          const file = module.nameForCondition();
          if (!file || !STYLE_MODULE.test(file)) continue;
          const name = styleName(this.owner, file);
          const other = files.get(name) ?? file;
          files.set(name, file);
          if (other === file) continue;
          const both = [other, file].map(packageIdentity).sort().join(' and ');
          compilation.errors.push(new WebpackError(`${both} have the same name. Rename one of them.`));
        }
      });
    });
  }
}
