import { defineConfig } from '@playwright/test';
import config from './playwright.config';

/** Visits pages with every fault that a remote may have; see docs/reliability.md. */
export default defineConfig({
  ...config,
  testDir: './faults',
  testMatch: '*.faults.ts',
  outputDir: './test-results/faults',
  // A visit that hangs must not use up the time of the visits after it.
  use: { ...config.use, actionTimeout: 20_000 },
  reporter: [['list'], ['./faults/ReliabilityReporter.ts']],
});
