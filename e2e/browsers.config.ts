import { defineConfig } from '@playwright/test';
import config from './playwright.config';
import { LAPTOP } from './support/layout';

export default defineConfig({
  ...config,
  testMatch: [config.testMatch ?? [], 'e2e/browsers/*.spec.ts'].flat(),
  grep: /@engines/,
  outputDir: './test-results/browsers',
  // Instead of the Chromium of this machine, which other configurations name.
  use: { ...config.use, launchOptions: {} },
  projects: (['firefox', 'webkit'] as const).map((browserName) => ({
    name: browserName,
    use: { browserName, viewport: LAPTOP },
  })),
});
