import { defineConfig } from '@playwright/test';
import { findChromium, type ChromiumLaunch } from '@farekite/tooling/browser';
import { LAPTOP } from './support/layout';
import { BUILD_TEST_TIMEOUT_MS } from './support/workspace';

// Playwright reads this file in each of its workers, too.
process.env.E2E_CHROMIUM ??= JSON.stringify(await findChromium());
const { executablePath, env, args } = JSON.parse(process.env.E2E_CHROMIUM) as ChromiumLaunch;

const servedSite = {
  command: 'npx farekite start --site e2e/site',
  cwd: '..',
  env: { PORT: '0' },
  // Sets E2E_ORIGIN.
  wait: { stdout: /(?<e2e_origin>http:\/\/\S+)/ },
  // It builds what has changed, at worst everything.
  timeout: BUILD_TEST_TIMEOUT_MS,
} as const;

export default defineConfig({
  testDir: '..',
  // No other checkout in a folder of this one.
  respectGitIgnore: true,
  // One project: workers and their browsers are started once, not once for each package.
  testMatch: ['e2e/{tests,journeys}/*.spec.ts', '{shell,mfe-*}/e2e/**/*.spec.ts'],
  // What copies, installs and builds the workspace takes minutes, and runs in `npm run test:all`.
  testIgnore: process.env.FAREKITE_TEST === 'all' ? [] : '*.all.spec.ts',
  outputDir: './test-results',
  fullyParallel: true,
  workers: 2,
  timeout: 90_000,
  expect: { timeout: 20_000 },
  retries: 0,
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: process.env.E2E_REPORT ?? './test-results/report.json' }]],
  use: {
    // `farekite check` tests a remote on a preview, which it serves itself.
    baseURL: process.env.E2E_ORIGIN,
    viewport: LAPTOP,
    // A control that does nothing would hold a test to the end of its time.
    actionTimeout: 30_000,
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath,
      env: { ...(process.env as Record<string, string>), ...env },
      args: [...args],
    },
  },
  ...(process.env.E2E_ORIGIN === undefined && { webServer: servedSite }),
});
