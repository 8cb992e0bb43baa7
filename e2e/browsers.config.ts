import { defineConfig } from '@playwright/test';
import config from './playwright.config';
import { LAPTOP } from './support/layout';

/** What visitors do most, and what engines have differed in. */
const SPECS = [
  'e2e/browsers/*.spec.ts',
  'e2e/tests/{faults,language,searchFlights}.spec.ts',
  'mfe-*/e2e/{admin,bookingProcess,contact,popularDestinations}.spec.ts',
  'mfe-*/e2e/flightSearch/{airports,calendar}.spec.ts',
];

/** The important tests in the Firefox and WebKit of Playwright: `npx playwright install --with-deps firefox webkit`. */
export default defineConfig({
  ...config,
  testDir: '..',
  testMatch: SPECS,
  // Only Chromium lets a test read the clipboard.
  grepInvert: /pasted/,
  outputDir: './test-results/browsers',
  // Instead of the Chromium of this machine, which other configurations name.
  use: { ...config.use, launchOptions: {} },
  projects: (['firefox', 'webkit'] as const).map((browserName) => ({
    name: browserName,
    use: { browserName, viewport: LAPTOP },
  })),
});
