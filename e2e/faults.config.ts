import { defineConfig } from '@playwright/test';
import config from './playwright.config';

/** Visits pages with every fault that a remote may have; see docs/reliability.md. */
export default defineConfig({
  ...config,
  testDir: './faults',
  testMatch: '*.faults.ts',
  outputDir: './test-results/faults',
  reporter: [['list'], ['./faults/ReliabilityReporter.ts']],
});
