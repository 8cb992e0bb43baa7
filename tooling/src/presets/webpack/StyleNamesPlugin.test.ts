import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import webpack, { type Stats } from 'webpack';
import { temporaryFolder } from '../../testing/temporaryFolder';
import { styleName, StyleNamesPlugin } from './StyleNamesPlugin';

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
    plugins: [new StyleNamesPlugin('mfe-deals')],
  });
  const stats = (await promisify(compiler.run.bind(compiler))()) as Stats;
  return stats.compilation.errors.map(({ message }) => message);
}

describe('styleName', () => {
  const folderOf = (name: string) => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ name }));
    return folder;
  };

  it('begins with the package of the file, and for a component of the contract with the package that contains it', () => {
    const nameIn = (owner: string) => styleName(owner, join(folderOf(owner), 'src/Card.module.scss'));
    expect(nameIn('mfe-deals')).toBe('mfe-deals_Card');
    expect(nameIn('mfe-home')).toBe('mfe-home_Card');
    const ofContract = join(folderOf('@farekite/shared'), 'ui/Card/Card.module.scss');
    expect(styleName('mfe-deals', ofContract)).toBe('mfe-deals_Card');
  });
});

describe('StyleNamesPlugin', () => {
  it('accepts style modules with different names', async () => {
    expect(await errorsOf('cards/Card.module.scss', 'cards/Price.module.scss')).toEqual([]);
  });

  it('refuses two with the same name, whose classes would be the same', async () => {
    expect(await errorsOf('cards/Card.module.scss', 'ui/Card.module.scss')).toEqual([
      'mfe-deals/cards/Card.module.scss and mfe-deals/ui/Card.module.scss have the same name. Rename one of them.',
    ]);
  });
});
