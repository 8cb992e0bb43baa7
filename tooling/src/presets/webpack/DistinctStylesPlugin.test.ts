import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import webpack, { type Stats } from 'webpack';
import { temporaryFolder } from '../../testing/temporaryFolder';
import { DistinctStylesPlugin } from './DistinctStylesPlugin';

/** The errors of a build that imports these style modules. */
async function errorsOf(...files: readonly string[]): Promise<string[]> {
  const context = temporaryFolder();
  const write = (file: string, content: string) => {
    mkdirSync(dirname(join(context, file)), { recursive: true });
    writeFileSync(join(context, file), content);
  };
  write('package.json', '{ "name": "mfe-deals" }');
  write('index.js', files.map((file) => `import './${file}';`).join('\n'));
  for (const file of files) write(file, '');
  const compiler = webpack({
    mode: 'none',
    context,
    entry: './index.js',
    output: { path: join(context, 'dist') },
    module: { rules: [{ test: /\.scss$/, type: 'asset/source' }] },
    plugins: [new DistinctStylesPlugin()],
  });
  const stats = (await promisify(compiler.run.bind(compiler))()) as Stats;
  return stats.compilation.errors.map(({ message }) => message);
}

describe('DistinctStylesPlugin', () => {
  it('accepts style modules with different names', async () => {
    expect(await errorsOf('cards/Card.module.scss', 'cards/Price.module.scss')).toEqual([]);
  });

  it('refuses two with the same name, whose classes would be the same', async () => {
    expect(await errorsOf('cards/Card.module.scss', 'ui/Card.module.scss')).toEqual([
      'mfe-deals/cards/Card.module.scss and mfe-deals/ui/Card.module.scss have the same name. Rename one of them.',
    ]);
  });
});
