import { defineConfig } from '@playwright/test';
import { findEngines } from './browsers/findEngines';
import type { EngineOptions } from './browsers/test';
import config from './playwright.config';

const { engines } = findEngines();

/**
 * The important scenarios in Firefox and WebKit, as far as they are installed. Where none is, the global setup says
 * so: an error here would also end the tools that only read this file.
 */
export default defineConfig<object, EngineOptions>({
  ...config,
  testDir: './browsers/scenarios',
  outputDir: './test-results/browsers',
  webServer: engines.length > 0 ? (config.webServer ?? []) : [],
  globalSetup: './browsers/announceEngines.ts',
  reporter: [['list'], ['./browsers/CountsReporter.ts']],
  expect: { ...config.expect, toPass: { timeout: 20_000, intervals: [100] } },
  // Each worker keeps its browser for all scenarios.
  fullyParallel: false,
  projects: engines.map(({ name }) => ({ name, use: { engine: name } })),
});
