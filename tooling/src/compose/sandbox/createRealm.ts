import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import { writeSync } from 'node:fs';
import { format } from 'node:util';
import { compileFunction, constants, createContext, runInContext, type Context } from 'node:vm';
import type { Bundle } from './SandboxTask';

const STDERR_FD = 2;

/** What bundles may require of Node: the few functions that the shell's and React's own code needs. */
const BUILTINS: Readonly<Record<string, object>> = {
  async_hooks: { AsyncLocalStorage },
  crypto: { createHash },
  // React only uses it in functions that the shell does not call.
  stream: {},
  util: { TextDecoder, TextEncoder },
};

/** Memory that several threads share, and code that is not JavaScript, have no place in the rendering of a page. */
const REMOVED_GLOBALS = ['Atomics', 'SharedArrayBuffer', 'WebAssembly'];

/** Gives the realm a clock that can be moved. The value of this program is the function that does so. */
const MOVABLE_CLOCK = `
  const NativeDate = Date;
  let movedByMs = 0;
  const now = () => NativeDate.now() + movedByMs;
  globalThis.Date = new Proxy(NativeDate, {
    apply: () => new NativeDate(now()).toString(),
    construct: (target, values, newTarget) =>
      Reflect.construct(target, values.length > 0 ? values : [now()], newTarget),
    get: (target, key, receiver) => (key === 'now' ? now : Reflect.get(target, key, receiver)),
  });
  NativeDate.prototype.constructor = Date;
  (ms) => { movedByMs = ms; };
`;

type Callback = (...values: unknown[]) => void;

function log(...values: unknown[]): void {
  writeSync(STDERR_FD, `${format(...values)}\n`);
}

/** The functions of Node that bundles find as globals, besides the language itself. */
function allowedGlobals(): object {
  return {
    AbortController,
    Buffer,
    ReadableStream,
    TextDecoder,
    TextEncoder,
    TransformStream,
    URL,
    URLSearchParams,
    WritableStream,
    atob,
    btoa,
    clearTimeout,
    console: { debug: log, error: log, info: log, log, warn: log },
    queueMicrotask,
    // A timer is passed as a number, and is not the receiver of its callback, because the objects of Node's timers
    // lead to those of this tool.
    setImmediate: (callback: Callback, ...values: unknown[]) => {
      setImmediate(() => {
        callback(...values);
      });
    },
    setTimeout: (callback: Callback, ms?: number, ...values: unknown[]) =>
      Number(
        setTimeout(() => {
          callback(...values);
        }, ms),
      ),
    structuredClone,
  };
}

/** Where the code of releases runs: the language with its own Object, Date and Math, and little of Node. */
export interface Realm {
  /**
   * Runs a bundle and returns what it exports.
   *
   * @param modules the modules that the bundle may require, by name, besides a few of Node
   * @throws Error when the bundle requires another module, or throws while it is loaded
   */
  load(bundle: Bundle, modules: Readonly<Record<string, unknown>>): unknown;
  /** Runs a script as browsers do: its variables are global. @returns the value of its last statement */
  run(file: string, source: string): unknown;
  /** Lets the realm's clock differ from the machine's. */
  moveClock(byMs: number): void;
}

function createRequire(file: string, modules: Readonly<Record<string, unknown>>): (name: string) => unknown {
  return (name) => {
    if (Object.hasOwn(modules, name)) return modules[name];
    const builtin = name.replace(/^node:/, '');
    if (Object.hasOwn(BUILTINS, builtin)) return BUILTINS[builtin];
    throw new Error(`${file} requires ${name}, which the live shell does not provide to pages`);
  };
}

/** Creates a realm in which nothing has run yet. */
export function createRealm(): Realm {
  const context: Context = createContext(constants.DONT_CONTEXTIFY, {
    codeGeneration: { strings: false, wasm: false },
  });
  for (const name of REMOVED_GLOBALS) Reflect.deleteProperty(context, name);
  Object.assign(context, allowedGlobals());
  return {
    moveClock: runInContext(MOVABLE_CLOCK, context) as Realm['moveClock'],
    run: (filename, source) => runInContext(source, context, { filename }) as unknown,
    load: ({ file, source, assetsPath }, modules) => {
      const module = { exports: {} };
      const run = compileFunction(source, ['module', 'exports', 'require', 'RELEASE_PATH'], {
        filename: file,
        parsingContext: context,
      }) as (...bindings: unknown[]) => void;
      run(module, module.exports, createRequire(file, modules), assetsPath);
      return module.exports;
    },
  };
}
