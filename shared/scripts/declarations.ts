import { join, resolve } from 'node:path';
import ts from 'typescript';

/** Where the declarations stand in memory: beside the sources they would be passed over in favour of these. */
const EMITTED = '.declarations';

/** A top-level declaration of the package, as the compiler writes it for those who use it. */
export interface Declared {
  readonly name: string;
  readonly text: string;
}

/** One door of the package: what it exports, and what that is made of. */
export interface Door {
  readonly exported: readonly Declared[];
  /** Not exported, but named by what is: a change of it changes the promise. */
  readonly underlying: readonly Declared[];
  /** Exported by another door, with that door's name. */
  readonly borrowed: readonly { readonly name: string; readonly door: string }[];
}

const byName = (a: { name: string }, b: { name: string }) => (a.name < b.name ? -1 : 1);

function doorFile(directory: string, door: string): string {
  return join(directory, door, 'index.ts');
}

/** The declarations of all files behind the doors, by the path of the file that they would be in. */
function emitDeclarations(directory: string, doors: readonly string[]): Map<string, string> {
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
    doors.map((door) => doorFile(directory, door)),
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

/** A program over nothing but the declarations: other packages' names stay names. */
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

/** The statements at the top of a file that declare a symbol; none for a member, a parameter, a global. */
function statementsOf(symbol: ts.Symbol): readonly ts.Statement[] {
  return (symbol.declarations ?? []).flatMap((declaration) => {
    const statement = ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration;
    return ts.isStatement(statement) && ts.isSourceFile(statement.parent) ? [statement] : [];
  });
}

/** Whether a list belongs to the site rather than to the contract: `@growing` in its comment says so. */
function isGrowing(statement: ts.Statement): boolean {
  return ts.getJSDocTags(statement).some(({ tagName }) => tagName.text === 'growing');
}

/** A declaration with its comment, without what depends on the file that it happens to stand in. */
function textOf(statement: ts.Statement): string {
  const file = statement.getSourceFile();
  const text = file.text
    .slice(statement.getStart(file, true), statement.end)
    .replace(/^(?:export )?(?:declare )?(?=(?:const|function|class|interface|type|enum)\b)/m, '')
    .replace(/import\("\.[^"]*"\)\./g, '');
  return isGrowing(statement) ? text.replace(/\[[^\]]*\]/, '[…]') : text;
}

function declared(name: string, symbol: ts.Symbol): Declared {
  return { name, text: statementsOf(symbol).map(textOf).join('\n') };
}

/**
 * Reads what a package offers at its doors, from the declarations that the compiler writes: every
 * signature, also an inferred one, and every comment.
 *
 * @param directory the package's folder; a door is a folder in it, with an index.ts
 * @throws Error when the compiler cannot say what a door exports
 */
export function readDoors(directory: string, doors: readonly string[]): Map<string, Door> {
  const program = declarationProgram(emitDeclarations(directory, doors));
  const checker = program.getTypeChecker();
  const original = (symbol: ts.Symbol) =>
    symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;

  const exportsOf = (door: string) => {
    const file = program.getSourceFile(join(directory, EMITTED, door, 'index.d.ts'));
    const module = file && checker.getSymbolAtLocation(file);
    if (!module) throw new Error(`${doorFile(directory, door)} exports nothing`);
    return new Map(checker.getExportsOfModule(module).map((symbol) => [original(symbol), symbol.name]));
  };
  const exported = new Map(doors.map((door) => [door, exportsOf(door)]));

  const namedBy = (symbol: ts.Symbol): ts.Symbol[] => {
    const found: ts.Symbol[] = [];
    const visit = (node: ts.Node) => {
      const symbolHere = ts.isIdentifier(node) ? checker.getSymbolAtLocation(node) : undefined;
      if (symbolHere) found.push(original(symbolHere));
      ts.forEachChild(node, visit);
    };
    statementsOf(symbol).forEach(visit);
    return found.filter((other) => statementsOf(other).length > 0);
  };

  const readDoor = (door: string): Door => {
    const own = exported.get(door) ?? new Map<ts.Symbol, string>();
    const underlying = new Set<ts.Symbol>();
    const borrowed = new Map<string, string>();
    const follow = (symbol: ts.Symbol) => {
      for (const named of namedBy(symbol)) {
        if (own.has(named) || underlying.has(named)) continue;
        const lender = doors.find((other) => exported.get(other)?.has(named));
        if (lender) borrowed.set(named.name, lender);
        else {
          underlying.add(named);
          follow(named);
        }
      }
    };
    [...own.keys()].forEach(follow);
    return {
      exported: [...own].map(([symbol, name]) => declared(name, symbol)).sort(byName),
      underlying: [...underlying].map((symbol) => declared(symbol.name, symbol)).sort(byName),
      borrowed: [...borrowed].map(([name, lender]) => ({ name, door: lender })).sort(byName),
    };
  };
  return new Map(doors.map((door) => [door, readDoor(door)]));
}
