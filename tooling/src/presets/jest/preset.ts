import type { Config } from 'jest';

/** The Jest configuration of every package: `"jest": { "preset": "@farekite/tooling" }` in its package.json. */
const preset: Config = {
  testEnvironment: 'jsdom',
  testMatch: ['**/*.test.{ts,tsx}'],
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/dist/'],
  modulePathIgnorePatterns: ['<rootDir>/dist/'],
  transform: {
    '\\.tsx?$': [
      'ts-jest',
      {
        // tsc checks the types, so they are only removed here.
        transpilation: true,
        tsconfig: {
          module: 'CommonJS',
          target: 'ES2022',
          jsx: 'react-jsx',
          esModuleInterop: true,
          resolveJsonModule: true,
        },
      },
    ],
    '\\.(avif|webp|jpg)$': require.resolve('./pictures'),
    '\\.(ico|png|svg)$': require.resolve('./inlineFiles'),
  },
  // The contract package ships its TypeScript sources.
  transformIgnorePatterns: ['/node_modules/(?!@farekite/shared/)'],
  moduleNameMapper: { '\\.scss$': require.resolve('./styles'), '^(.+)\\?inline$': '$1' },
  setupFilesAfterEnv: [require.resolve('./setup')],
  restoreMocks: true,
  // Longer than the timeout in setup.ts, so that a failing test reports what it waited for.
  testTimeout: 30_000,
};

export = preset;
