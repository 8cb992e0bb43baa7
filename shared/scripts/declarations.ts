import { join, resolve } from 'node:path';
import ts from 'typescript';

/** A folder that exists only in memory. Beside the sources, the compiler would read those instead. */
const EMITTED = '.declarations';

/** A top-level declaration of the package, as the compiler writes it into a declaration file. */
export interface Declaration {
  readonly name: string;
  readonly text: string;
}

/** The declarations of one entry point. */
export interface EntryPoint {
  readonly exported: readonly Declaration[];
  /** Not exported, but used in the types of exported ones, so that a change of these is a change of the API. */
  readonly internal: readonly Declaration[];
  /** Used in the types of exported ones, and exported by another entry point. */
  readonly imported: readonly { readonly name: string; readonly from: string }[];
}

const byName = (a: { name: string }, b: { name: string }) => (a.name < b.name ? -1 : 1);

function entryFile(directory: string, entryPoint: string): string {
  return join(directory, entryPoint, 'index.ts');
}

/** The declaration files of everything that the entry points import, by path. */
function emitDeclarations(directory: string, entryPoints: readonly string[]): Map<string, string> {
  const config = ts.getParsedCommandLineOfConfigFile(
    join(directory, 'tsconfig.json'),
    { noEmit: false, declaration: true, emitDeclarationOnly: true, rootDir: directory },
    {
      ...ts.sys,
      onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
        throw new Error(ts.flattenDiagnosticMessageText(messageText, '\n'));
      },
    },
  );
  const program = ts.createProgram(
    entryPoints.map((entryPoint) => entryFile(directory, entryPoint)),
    { ...config?.options, outDir: join(directory, EMITTED) },
  );
  const emitted = new Map<string, string>();
  const { diagnostics } = program.emit(
    undefined,
    (file, text) => emitted.set(resolve(file), text),
    undefined,
    true,
  );
  const [problem] = diagnostics;
  if (problem) throw new Error(ts.flattenDiagnosticMessageText(problem.messageText, '\n'));
  return emitted;
}

/** A program of the declaration files alone: it does not resolve names of other packages. */
function declarationProgram(emitted: ReadonlyMap<string, string>): ts.Program {
  const host: ts.CompilerHost = {
    ...ts.createCompilerHost({}),
    fileExists: (file) => emitted.has(resolve(file)),
    readFile: (file) => emitted.get(resolve(file)),
    directoryExists: (folder) => [...emitted.keys()].some((file) => file.startsWith(resolve(folder))),
    getSourceFile: (file, version) => {
      const text = emitted.get(resolve(file));
      return text === undefined ? undefined : ts.createSourceFile(file, text, version, true);
    },
  };
  const options: ts.CompilerOptions = {
    noLib: true,
    types: [],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  };
  return ts.createProgram([...emitted.keys()], options, host);
}

/** The top-level statements that declare a symbol; none for a member, a parameter or a global. */
function statementsOf(symbol: ts.Symbol): readonly ts.Statement[] {
  return (symbol.declarations ?? []).flatMap((declaration) => {
    const statement = ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration;
    return ts.isStatement(statement) && ts.isSourceFile(statement.parent) ? [statement] : [];
  });
}

/** Whether an object may grow without a change of the contract: its comment has the tag `@growing`. */
function isGrowing(statement: ts.Statement): boolean {
  return ts.getJSDocTags(statement).some(({ tagName }) => tagName.text === 'growing');
}

/** The text of a declaration with its comment, but without anything that depends on the file it is in. */
function textOf(statement: ts.Statement): string {
  const file = statement.getSourceFile();
  const text = file.text
    .slice(statement.getStart(file, true), statement.end)
    .replace(/^(?:export )?(?:declare )?(?=(?:const|function|class|interface|type|enum)\b)/m, '')
    .replace(/import\("\.[^"]*"\)\./g, '');
  return isGrowing(statement) ? text.replace(/^(const \w+: )\{[^]*\}/m, '$1{…}') : text;
}

function declarationOf(name: string, symbol: ts.Symbol): Declaration {
  return { name, text: statementsOf(symbol).map(textOf).join('\n') };
}

/**
 * Reads the API of a package from the declaration files that the compiler writes: every signature, inferred
 * ones included, and every comment.
 *
 * @param directory the package's folder
 * @param entryPoints folders in it, each with an index.ts
 * @returns the entry points by name
 * @throws Error when an entry point does not compile or exports nothing
 */
export function readEntryPoints(directory: string, entryPoints: readonly string[]): Map<string, EntryPoint> {
  const program = declarationProgram(emitDeclarations(directory, entryPoints));
  const checker = program.getTypeChecker();
  const original = (symbol: ts.Symbol) =>
    symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;

  const exportsOf = (entryPoint: string) => {
    const file = program.getSourceFile(join(directory, EMITTED, entryPoint, 'index.d.ts'));
    const module = file && checker.getSymbolAtLocation(file);
    if (!module) throw new Error(`${entryFile(directory, entryPoint)} exports nothing`);
    return new Map(checker.getExportsOfModule(module).map((symbol) => [original(symbol), symbol.name]));
  };
  const exported = new Map(entryPoints.map((entryPoint) => [entryPoint, exportsOf(entryPoint)]));

  const symbolsIn = (symbol: ts.Symbol): ts.Symbol[] => {
    const found: ts.Symbol[] = [];
    const visit = (node: ts.Node) => {
      const symbolHere = ts.isIdentifier(node) ? checker.getSymbolAtLocation(node) : undefined;
      if (symbolHere) found.push(original(symbolHere));
      ts.forEachChild(node, visit);
    };
    statementsOf(symbol).forEach(visit);
    return found.filter((other) => statementsOf(other).length > 0);
  };

  const readEntryPoint = (entryPoint: string): EntryPoint => {
    const own = exported.get(entryPoint) ?? new Map<ts.Symbol, string>();
    const internal = new Set<ts.Symbol>();
    const imported = new Map<string, string>();
    const follow = (symbol: ts.Symbol) => {
      for (const used of symbolsIn(symbol)) {
        if (own.has(used) || internal.has(used)) continue;
        const other = entryPoints.find((name) => exported.get(name)?.has(used));
        if (other) imported.set(used.name, other);
        else {
          internal.add(used);
          follow(used);
        }
      }
    };
    [...own.keys()].forEach(follow);
    return {
      exported: [...own].map(([symbol, name]) => declarationOf(name, symbol)).sort(byName),
      internal: [...internal].map((symbol) => declarationOf(symbol.name, symbol)).sort(byName),
      imported: [...imported].map(([name, from]) => ({ name, from })).sort(byName),
    };
  };
  return new Map(entryPoints.map((entryPoint) => [entryPoint, readEntryPoint(entryPoint)]));
}
