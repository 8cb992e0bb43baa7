import { join } from 'node:path';
import type { LoaderContext } from 'webpack';
import { temporaryFolder } from '../../testing/temporaryFolder';
import { writeRemote } from '../../testing/writeRemote';
import localizedValuesLoader, { movedValuesOf, type MovedValues } from './localizedValuesLoader';

const directory = join(temporaryFolder(), 'mfe-blog');

beforeAll(() => {
  writeRemote(directory, 'linked');
});

interface Loaded {
  readonly code: string;
  readonly moved: MovedValues | undefined;
  readonly dependencies: readonly string[];
}

/** What the loader makes of the code of a file, in the build of a package. */
async function load(code: string, file = 'src/components/Title.tsx', owner = 'mfe-blog'): Promise<Loaded> {
  const dependencies: string[] = [];
  const module = { buildInfo: {} };
  const context = {
    resourcePath: join(directory, file),
    getOptions: () => ({ owner }),
    addDependency: (dependency: string) => dependencies.push(dependency),
    _module: module,
  };
  const result = await localizedValuesLoader.call(
    context as unknown as LoaderContext<{ owner: string }>,
    code,
  );
  return { code: result, moved: movedValuesOf(module), dependencies };
}

const VALUE = "{ en: 'Home', es: 'Inicio' }";
const CODE = `export const HOME = ${VALUE};\n`;

describe('localizedValuesLoader', () => {
  it('writes calls in place of the localized values, which it keeps for the text files', async () => {
    const { code, moved } = await load(
      `import { a } from './a';\na(${VALUE}, {en:['One'],es:['Uno']});\nexport default a;\n`,
    );
    const key = moved?.key ?? '';
    expect(key).toMatch(/^mfe-blog:[\da-f]{8}$/);
    expect(code).toBe(
      "import { loadedTexts as loadedTexts } from '@farekite/shared/language';" +
        `const localizedValue = /*#__PURE__*/ loadedTexts("${key}");\n` +
        "import { a } from './a';\n" +
        'a(/*#__PURE__*/ localizedValue(0), /*#__PURE__*/ localizedValue(1));\nexport default a;\n',
    );
    expect(moved).toEqual({
      key,
      identity: 'mfe-blog/src/components/Title.tsx',
      values: [
        { en: 'Home', es: 'Inicio' },
        { en: ['One'], es: ['Uno'] },
      ],
    });
  });

  it('takes names that the code does not use', async () => {
    const { code } = await load(`const localizedValue = 1, localizedValue_ = 2, loadedTexts = ${VALUE};`);
    expect(code).toContain('import { loadedTexts as loadedTexts_ }');
    expect(code).toContain('const localizedValue__ = /*#__PURE__*/ loadedTexts_(');
    expect(code).toContain('loadedTexts = /*#__PURE__*/ localizedValue__(0);');
  });

  it('gives each module a key of its own, in each package that contains it', async () => {
    const shared = 'node_modules/@farekite/shared/ui/Price/Price.tsx';
    const keys = await Promise.all([
      load(CODE),
      load(CODE, 'src/components/Other.tsx'),
      load(CODE, shared),
      load(CODE, shared, 'shell'),
    ]);
    expect(new Set(keys.map(({ moved }) => moved?.key)).size).toBe(4);
  });

  it('gives a module another key when its values change', async () => {
    const [before, after] = await Promise.all([load(CODE), load(CODE.replace('Inicio', 'Portada'))]);
    expect(after.moved?.key).not.toBe(before.moved?.key);
  });

  it('moves the values of data modules', async () => {
    const { moved } = await load(
      'export default [{"name":{"en":"Paris","es":"París"}}];',
      'src/links.data.ts',
    );
    expect(moved?.values).toEqual([{ en: 'Paris', es: 'París' }]);
  });

  it('depends on the file that lists the languages', async () => {
    expect((await load(CODE)).dependencies).toEqual([expect.stringMatching(/\/language\/Language\.ts$/)]);
  });

  it.each([
    ['a module without localized values', "export const LANGUAGE = 'en';", 'src/components/Title.tsx'],
    ['the modules that read them', CODE, 'node_modules/@farekite/shared/language/Language.ts'],
  ])('leaves %s alone', async (_what, code, file) => {
    expect(await load(code, file)).toMatchObject({ code, moved: undefined });
  });
});
