import { Compilation, sources, WebpackError, type Compiler, type Module } from 'webpack';
import type { Json, LocalizedValue } from './findLocalizedValues';
import { movedValuesOf, type MovedValues } from './localizedValuesLoader';

const NAME = 'TextFilesPlugin';

/** @see TextFile of the contract */
type TextFile = Record<string, Record<string, readonly Json[]>>;

/** The name of the file with the texts of a page, or of the shell, in one language. */
export function textFileName(chunkName: string, language: string): string {
  return `${chunkName}.${language}.json`;
}

/** The modules that a chunk group is loaded for: those of an entry, or of an `import()`. */
function rootsOf(compilation: Compilation, chunkName: string): (Module | null)[] {
  const blocks = compilation.namedChunkGroups.get(chunkName)?.getBlocks() ?? [];
  const ofEntry = compilation.entries.get(chunkName)?.dependencies ?? [];
  const dependencies = [...ofEntry, ...blocks.flatMap((block) => block.dependencies)];
  return dependencies.map((dependency) => compilation.moduleGraph.getModule(dependency));
}

/** Modules and all that they import, at once or later. */
function withImports({ moduleGraph }: Compilation, roots: Iterable<Module | null>): ReadonlySet<Module> {
  const found = new Set<Module>();
  const add = (module: Module | null) => {
    if (!module || found.has(module)) return;
    found.add(module);
    for (const connection of moduleGraph.getOutgoingConnections(module)) {
      if (connection.isTargetActive(undefined)) add(connection.module);
    }
  };
  for (const root of roots) add(root);
  return found;
}

/** The modules that a module was made of: several if webpack has concatenated them. */
function partsOf(module: Module): readonly Module[] {
  return (module as { modules?: readonly Module[] }).modules ?? [module];
}

/** The values of modules, sorted by key. */
function collectValues(modules: Iterable<Module>): MovedValues[] {
  const found = new Map<string, MovedValues>();
  for (const part of [...modules].flatMap(partsOf)) {
    const moved = movedValuesOf(part);
    if (moved) found.set(moved.key, moved);
  }
  return [...found.values()].sort((a, b) => (a.key < b.key ? -1 : 1));
}

/** Whether a value in one language lacks something that it has in English: all of it, or a text by its key. */
function isIncomplete(english: Json, value: Json | undefined): boolean {
  if (value === undefined) return true;
  if (!isObject(english) || !isObject(value)) return false;
  return Object.entries(english).some(([key, text]) => isIncomplete(text, value[key]));
}

function isObject(value: Json): value is Readonly<Record<string, Json>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The content of the file in a language. What a module lacks in it is there in English. */
function textFile(modules: readonly MovedValues[], language: string): TextFile {
  const file: TextFile = { [language]: {} };
  const add = (spoken: string, { key, values }: MovedValues) => {
    file[spoken] = { ...file[spoken], [key]: values.map((value) => value[spoken] ?? null) };
  };
  for (const moved of modules) {
    add(language, moved);
    const lacks = (value: LocalizedValue) => isIncomplete(value.en, value[language]);
    if (moved.values.some(lacks)) add('en', moved);
  }
  return file;
}

function languagesIn(modules: readonly MovedValues[]): string[] {
  return [...new Set(modules.flatMap(({ values }) => values.flatMap((value) => Object.keys(value))))].sort();
}

/** Reports modules that would get each other's texts. */
function reportSharedKeys(compilation: Compilation): void {
  const identities = new Map<string, string>();
  for (const part of [...compilation.modules].flatMap(partsOf)) {
    const { key, identity } = movedValuesOf(part) ?? {};
    if (key === undefined || identity === undefined) continue;
    const other = identities.get(key) ?? identity;
    if (other !== identity) {
      const message = `${NAME}: ${other} and ${identity} have the same key, ${key}. Rename one of them.`;
      compilation.errors.push(new WebpackError(message));
    }
    identities.set(key, identity);
  }
}

/**
 * Writes the localized values that {@link localizedValuesLoader} has moved out of the modules: for each page, or for the
 * shell, a file in each language, with the values of all code that it loads at once or later.
 */
export class TextFilesPlugin {
  /** @param chunkNames of the pages, or of the shell */
  constructor(private readonly chunkNames: readonly string[]) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: NAME, stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        () => {
          reportSharedKeys(compilation);
          for (const name of this.chunkNames) this.writeFiles(compilation, name);
        },
      );
    });
  }

  private writeFiles(compilation: Compilation, chunkName: string): void {
    const moved = collectValues(withImports(compilation, rootsOf(compilation, chunkName)));
    for (const language of languagesIn(moved)) {
      const content = JSON.stringify(textFile(moved, language));
      compilation.emitAsset(textFileName(chunkName, language), new sources.RawSource(content));
    }
  }
}
