import { dirname, join, relative } from 'node:path';
import ts from 'typescript';

/** An object that may grow without a change of the contract: its comment has the tag `@growing`. */
const GROWING = /(@growing[^]*?\*\/\nexport declare const \w+: )\{[^]*?\n\};/g;

/** What the compiler writes for everything that the entry points import, by path in the package. */
function emitDeclarations(directory: string, entryPoints: readonly string[]): Map<string, string> {
  const config = ts.getParsedCommandLineOfConfigFile(
    join(directory, 'tsconfig.json'),
    { noEmit: false, declaration: true, emitDeclarationOnly: true, rootDir: directory, outDir: directory },
    {
      ...ts.sys,
      onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
        throw new Error(ts.flattenDiagnosticMessageText(messageText, '\n'));
      },
    },
  );
  const emitted = new Map<string, string>();
  const { diagnostics } = ts
    .createProgram(
      entryPoints.map((entryPoint) => join(directory, entryPoint, 'index.ts')),
      config?.options ?? {},
    )
    .emit(undefined, (file, text) => emitted.set(relative(directory, file), text), undefined, true);
  const [problem] = diagnostics;
  if (problem) throw new Error(ts.flattenDiagnosticMessageText(problem.messageText, '\n'));
  return emitted;
}

/**
 * Reads the API of a package as the compiler writes it: every signature, inferred ones included, and every comment.
 *
 * @param directory the package's folder
 * @param entryPoints folders in it, each with an index.ts
 * @returns the declarations of each module that is part of the API, by its path: `contract/page`
 * @throws Error when the compiler cannot write them
 */
export function readDeclarations(directory: string, entryPoints: readonly string[]): Map<string, string> {
  const emitted = emitDeclarations(directory, entryPoints);
  const reached = new Map<string, string>();
  // Declarations import only what they need: a module that none of them imports is no part of the API.
  const follow = (module: string) => {
    const text = emitted.get(`${module}.d.ts`);
    if (text === undefined || reached.has(module)) return;
    reached.set(module, text.replace(GROWING, '$1{…};').trimEnd());
    for (const { fileName } of ts.preProcessFile(text).importedFiles) follow(join(dirname(module), fileName));
  };
  for (const entryPoint of entryPoints) follow(`${entryPoint}/index`);
  return new Map([...reached].sort(([one], [other]) => (one < other ? -1 : 1)));
}
