import { defineConfig } from '@playwright/test';
import { findChromium, type ChromiumLaunch } from '@farekite/tooling/browser';
import { freePort } from './support/freePort';
import { LAPTOP } from './support/layout';
import { BUILD_TEST_TIMEOUT_MS } from './support/processes';

// Playwright reads this file once more in each of its workers; they find what the first reading chose.
process.env.E2E_PORT ??= String(await freePort());
process.env.E2E_CHROMIUM ??= JSON.stringify(await findChromium());

const { executablePath, env, args } = JSON.parse(process.env.E2E_CHROMIUM) as ChromiumLaunch;
const baseURL = `http://localhost:${process.env.E2E_PORT}`;

export default defineConfig({
  testDir: './tests',
  // What copies, installs and builds the workspace takes minutes, and runs in `npm run test:all`.
  testIgnore: process.env.FAREKITE_TEST === 'all' ? [] : '*.all.spec.ts',
  outputDir: './test-results',
  fullyParallel: true,
  workers: 2,
  // Several tests open every page of the site, which exceeds Playwright's default of 30 s on a slow machine.
  timeout: 90_000,
  // A slow machine needs more than Playwright's default of 5 s until a page shows what a test expects.
  expect: { timeout: 20_000 },
  retries: 0,
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: process.env.E2E_REPORT ?? './test-results/report.json' }]],
  use: {
    baseURL,
    // A trace of every test would take as long as the tests themselves.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath,
      env: { ...(process.env as Record<string, string>), ...env },
      args: [...args],
    },
  },
  projects: [{ name: 'desktop', use: { viewport: LAPTOP } }],
  webServer: {
    command: 'npx farekite start --site e2e/site',
    cwd: '..',
    env: { PORT: process.env.E2E_PORT },
    url: baseURL,
    // It builds what has changed, at worst everything.
    timeout: BUILD_TEST_TIMEOUT_MS,
    stdout: 'ignore',
  },
});
