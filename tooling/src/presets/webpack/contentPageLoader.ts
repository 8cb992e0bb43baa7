import { basename, dirname, extname } from 'node:path';
import type { LoaderContext } from 'webpack';
import { templateOf } from '../../pages/findPage';

/**
 * Makes the page of a content file: `./src/content/DealPage/topAirlines.ts?page` is a module like
 *
 *     import content from './topAirlines';
 *     import { defineDealPage } from '../../pages/DealPage/defineDealPage';
 *     export default defineDealPage(content);
 *
 * It is a pitching loader, because webpack would otherwise read the content file itself.
 */
export function pitch(this: LoaderContext<unknown>): string {
  const { template, define } = templateOf(basename(dirname(this.resourcePath)));
  const content = `./${basename(this.resourcePath, extname(this.resourcePath))}`;
  const templateRequest = template.replace('./src/', '../../').replace(/\.tsx$/, '');
  return [
    `import content from ${JSON.stringify(content)};`,
    `import { ${define} } from ${JSON.stringify(templateRequest)};`,
    `export default ${define}(content);`,
  ].join('\n');
}

export default function contentPageLoader(): never {
  throw new Error('contentPageLoader returns its result in its pitching phase');
}
