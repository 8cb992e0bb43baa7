import { defineConfig } from '@playwright/test';
import { findEngines } from './browsers/findEngines';
import type { EngineOptions } from './browsers/test';
import config from './playwright.config';

const { engines, missing } = findEngines();
if (engines.length === 0) {
  throw new Error(`There is no browser besides Chromium. Install at least one:\n${missing.join('\n')}`);
}

/** The important scenarios in Firefox and WebKit, as far as they are installed. */
export default defineConfig<object, EngineOptions>({
  ...config,
  testDir: './browsers/scenarios',
  outputDir: './test-results/browsers',
  globalSetup: './browsers/announceEngines.ts',
  reporter: [['list'], ['./browsers/CountsReporter.ts']],
  expect: { ...config.expect, toPass: { timeout: 20_000, intervals: [100] } },
  // Each worker keeps its browser for all scenarios.
  fullyParallel: false,
  projects: engines.map(({ name }) => ({ name, use: { engine: name } })),
});
