import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import { writeSync } from 'node:fs';
import { format } from 'node:util';
import { compileFunction, constants, createContext, runInContext, type Context } from 'node:vm';
import type { Bundle } from './SandboxTask';

const STDERR_FD = 2;

const BUILTINS: Readonly<Record<string, object>> = {
  async_hooks: { AsyncLocalStorage },
  crypto: { createHash },
  // React uses it only in functions that the shell does not call.
  stream: {},
  util: { TextDecoder, TextEncoder },
};

const REMOVED_GLOBALS = ['Atomics', 'SharedArrayBuffer', 'WebAssembly'];

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
    // Node’s timer objects would lead to those of this tool.
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

function createRequire(file: string, modules: Readonly<Record<string, unknown>>): (name: string) => unknown {
  return (name) => {
    if (Object.hasOwn(modules, name)) return modules[name];
    const builtin = name.replace(/^node:/, '');
    if (Object.hasOwn(BUILTINS, builtin)) return BUILTINS[builtin];
    throw new Error(`${file} requires ${name}, which the live shell does not provide to pages`);
  };
}

/** Runs the code of releases: the language with its own Object, Date and Math, and little of Node. */
export function createRealm() {
  const context: Context = createContext(constants.DONT_CONTEXTIFY, {
    codeGeneration: { strings: false, wasm: false },
  });
  for (const name of REMOVED_GLOBALS) Reflect.deleteProperty(context, name);
  Object.assign(context, allowedGlobals());
  return {
    moveClock: runInContext(MOVABLE_CLOCK, context) as (byMs: number) => void,
    /** Its variables are global, as in browsers. @returns the value of the last statement */
    run: (filename: string, source: string) => runInContext(source, context, { filename }) as unknown,
    /** @param modules that the bundle may require, besides a few of Node */
    load: ({ file, source, assetsPath }: Bundle, modules: Readonly<Record<string, unknown>>): unknown => {
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

export type Realm = ReturnType<typeof createRealm>;
