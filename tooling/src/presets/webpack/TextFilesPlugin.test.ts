import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import webpack, { NormalModule, type Compiler, type Stats } from 'webpack';
import { temporaryFolder } from '../../testing/temporaryFolder';
import type { LocalizedValue } from './findLocalizedValues';
import { TextFilesPlugin } from './TextFilesPlugin';

/** The code of modules and the values that were moved out of them, by the name of the module. */
interface Sources {
  readonly code: Readonly<Record<string, string>>;
  readonly values: Readonly<Record<string, readonly LocalizedValue[]>>;
  /** @default the name of the module */
  readonly keyOf?: (name: string) => string;
}

/** Does what the loader of localized values does. */
class MovedValues {
  constructor(private readonly sources: Sources) {}

  apply(compiler: Compiler): void {
    const { values, keyOf = (name: string) => name } = this.sources;
    compiler.hooks.compilation.tap('MovedValues', (compilation) => {
      NormalModule.getCompilationHooks(compilation).beforeSnapshot.tap('MovedValues', (module) => {
        const identity = basename(module.resource, '.js');
        const movedValues = { key: keyOf(identity), identity, values: values[identity] };
        if (values[identity]) Object.assign(module.buildInfo ?? {}, { movedValues });
      });
    });
  }
}

interface Build {
  readonly errors: string;
  /** The contents of the text files by their names. */
  readonly files: Readonly<Record<string, unknown>>;
}

async function build(sources: Sources, ...chunkNames: readonly string[]): Promise<Build> {
  const directory = temporaryFolder();
  const dist = join(directory, 'dist');
  for (const [name, code] of Object.entries(sources.code)) {
    // As an ES module, which webpack concatenates with others.
    writeFileSync(join(directory, `${name}.js`), `${code}\nexport {};`);
  }
  const stats = await new Promise<Stats | undefined>((resolve) => {
    webpack(
      {
        mode: 'production',
        context: directory,
        entry: { shell: './shell.js' },
        output: { path: dist, clean: true },
        optimization: {
          minimize: false,
          splitChunks: {
            cacheGroups: { common: { name: 'common', chunks: 'async', minChunks: 2, minSize: 0 } },
          },
        },
        plugins: [new MovedValues(sources), new TextFilesPlugin(chunkNames)],
      },
      (_error, result) => {
        resolve(result);
      },
    );
  });
  const names = existsSync(dist) ? readdirSync(dist).filter((file) => file.endsWith('.json')) : [];
  const read = (name: string) => JSON.parse(readFileSync(join(dist, name), 'utf8')) as unknown;
  return {
    errors: stats?.toString({ all: false, errors: true }) ?? 'no statistics',
    files: Object.fromEntries(names.map((name) => [name, read(name)])),
  };
}

const importPage = (name: string) => `import(/* webpackChunkName: "${name}" */ './${name}.js');`;

/** A value in English and Spanish. */
const both = (text: string): LocalizedValue => ({ en: text, es: `${text} (es)` });

describe('TextFilesPlugin', () => {
  it('writes the values of the modules that a page imports, at once and later, and of no others', async () => {
    const { files, errors } = await build(
      {
        code: {
          shell: importPage('blog') + importPage('about'),
          blog: "import './title.js'; import './menu.js'; import(/* webpackChunkName: 'lazy' */ './lazy.js'); f('blog');",
          about: "import './title.js'; import './notice.js'; f('about');",
          title: "f('title');",
          menu: "f('menu');",
          notice: "f('notice');",
          lazy: "f('lazy');",
        },
        values: {
          title: [both('Title')],
          menu: [both('Menu')],
          notice: [both('Notice'), both('Warning')],
          lazy: [both('Comments')],
        },
      },
      'blog',
      'about',
    );
    expect(errors).toBe('');
    expect(files).toEqual({
      'blog.en.json': { en: { lazy: ['Comments'], menu: ['Menu'], title: ['Title'] } },
      'blog.es.json': { es: { lazy: ['Comments (es)'], menu: ['Menu (es)'], title: ['Title (es)'] } },
      'about.en.json': { en: { notice: ['Notice', 'Warning'], title: ['Title'] } },
      'about.es.json': { es: { notice: ['Notice (es)', 'Warning (es)'], title: ['Title (es)'] } },
    });
  });

  it('leaves out what a page shares a chunk with', async () => {
    const { files } = await build(
      {
        code: {
          shell: ['blog', 'about', 'team'].map(importPage).join(''),
          blog: "import './title.js'; import './menu.js'; f('blog');",
          about: "import './title.js'; import './menu.js'; f('about');",
          team: "import './title.js'; f('team');",
          title: "f('title');",
          menu: "f('menu');",
        },
        values: { title: [both('Title')], menu: [both('Menu')] },
      },
      'team',
    );
    expect(files).toMatchObject({ 'team.en.json': { en: { title: ['Title'] } } });
    expect(JSON.stringify(files)).not.toContain('Menu');
  });

  it('sorts the modules, so that their order in the build does not matter', async () => {
    const values = { a: [both('A')], b: [both('B')], c: [both('C')] };
    const { files } = await build(
      {
        code: { shell: "import './c'; import './a'; import './b';", a: 'f(1)', b: 'f(2)', c: 'f(3)' },
        values,
      },
      'shell',
    );
    expect(JSON.stringify(files['shell.en.json'])).toBe('{"en":{"a":["A"],"b":["B"],"c":["C"]}}');
  });

  it('writes no file for an entry or a page without localized values', async () => {
    expect(await build({ code: { shell: 'f();' }, values: {} }, 'shell')).toEqual({ errors: '', files: {} });
  });

  it('adds English for a module that lacks a value, or one of its texts, in a language', async () => {
    const { files } = await build(
      {
        code: {
          shell: "import './whole'; import './part'; import './none'",
          whole: 'f(1)',
          part: 'f(2)',
          none: 'f(3)',
        },
        values: {
          whole: [{ en: { a: 'A', list: ['B', 'C'] }, es: { a: 'D', list: ['E'], extra: 'F' } }],
          part: [{ en: { deep: { a: 'G', b: 'H' } }, es: { deep: { a: 'I' } } }, both('J')],
          none: [
            { en: 'K', fr: 'L' },
            { en: 'M', es: 'N' },
          ],
        },
      },
      'shell',
    );
    expect(files).toEqual({
      'shell.en.json': {
        en: {
          whole: [{ a: 'A', list: ['B', 'C'] }],
          part: [{ deep: { a: 'G', b: 'H' } }, 'J'],
          none: ['K', 'M'],
        },
      },
      'shell.es.json': {
        es: {
          whole: [{ a: 'D', list: ['E'], extra: 'F' }],
          part: [{ deep: { a: 'I' } }, 'J (es)'],
          none: [null, 'N'],
        },
        en: { part: [{ deep: { a: 'G', b: 'H' } }, 'J'], none: ['K', 'M'] },
      },
      'shell.fr.json': {
        fr: { whole: [null], part: [null, null], none: ['L', null] },
        en: {
          whole: [{ a: 'A', list: ['B', 'C'] }],
          part: [{ deep: { a: 'G', b: 'H' } }, 'J'],
          none: ['K', 'M'],
        },
      },
    });
  });

  it('reports two modules with the same key', async () => {
    const { errors } = await build(
      {
        code: { shell: "import './a'; import './b';", a: 'f(1)', b: 'f(2)' },
        values: { a: [both('A')], b: [both('B')] },
        keyOf: () => 'mfe-blog:3f9ac1d0',
      },
      'shell',
    );
    expect(errors).toMatch(
      /TextFilesPlugin: [ab] and [ab] have the same key, mfe-blog:3f9ac1d0\. Rename one of them\./,
    );
  });
});
