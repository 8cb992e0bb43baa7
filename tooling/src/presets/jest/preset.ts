import { dirname, join } from 'node:path';
import type { Options } from '@swc/core';
import type { Config } from 'jest';

/** What takes long and protects no change of a page by itself is called `*.all.test.ts`. */
const TESTS = process.env.FAREKITE_TEST === 'all' ? '*.test.{ts,tsx}' : '!(*.all).test.{ts,tsx}';

const CONTRACT = dirname(require.resolve('@farekite/shared/package.json'));

const COMPILER: Options = {
  jsc: {
    parser: { syntax: 'typescript', tsx: true },
    target: 'es2022',
    transform: { react: { runtime: 'automatic' } },
  },
};

const preset: Config = {
  testEnvironment: 'jsdom',
  globals: { __webpack_public_path__: '/' },
  // Without `<rootDir>`: a folder such as `c++` or `[wip]` would be a part of these patterns.
  testMatch: [`**/${TESTS}`],
  transform: {
    '\\.tsx?$': [require.resolve('@swc/jest'), COMPILER],
    '\\.(avif|webp|jpg|ico|png|svg)$': require.resolve('./files'),
  },
  // The contract package ships its TypeScript sources.
  transformIgnorePatterns: ['/node_modules/(?!@farekite/shared/)'],
  moduleNameMapper: {
    '\\.scss$': require.resolve('./styles'),
    '^(.+)\\?inline$': '$1',
    // The sources, where Node would find the compiled files.
    '^@farekite/shared/(protocol|telemetry|canary)$': join(CONTRACT, '$1/index.ts'),
  },
  setupFilesAfterEnv: [require.resolve('./setup')],
  restoreMocks: true,
  // Longer than `findBy…` waits, so that a failing test says for what. Jest does not read it from projects: the package.json of
  // the workspace has it, too.
  testTimeout: 30_000,
};

export = preset;
