import type { Config } from 'jest';
import { swcOptions } from '../swcOptions';

/** The Jest configuration of every package: `"jest": { "preset": "@farekite/tooling" }` in its package.json. */
const preset: Config = {
  testEnvironment: 'jsdom',
  testMatch: ['**/*.test.{ts,tsx}'],
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/dist/'],
  modulePathIgnorePatterns: ['<rootDir>/dist/'],
  transform: {
    '\\.ts$': ['@swc/jest', swcOptions({ jsx: false })],
    '\\.tsx$': ['@swc/jest', swcOptions({ jsx: true })],
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
