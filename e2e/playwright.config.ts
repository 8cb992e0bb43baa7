import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findChromium, type ChromiumLaunch } from '@farekite/tooling/browser';
import { freePort } from './support/freePort';
import { LAPTOP } from './support/layout';
import { BUILD_TEST_TIMEOUT_MS } from './support/processes';
import { WORKSPACE } from './support/workspace';

// Playwright reads this file once more in each of its workers; they find what the first reading chose.
if (process.env.E2E_ORIGIN === undefined) process.env.E2E_PORT ??= String(await freePort());
process.env.E2E_CHROMIUM ??= JSON.stringify(await findChromium());

const { executablePath, env, args } = JSON.parse(process.env.E2E_CHROMIUM) as ChromiumLaunch;
/** `farekite check` tests a remote on a preview, which it serves itself. */
const baseURL = process.env.E2E_ORIGIN ?? `http://localhost:${process.env.E2E_PORT ?? ''}`;

const servedSite = {
  command: 'npx farekite start --site e2e/site',
  cwd: '..',
  env: { PORT: process.env.E2E_PORT ?? '' },
  url: baseURL,
  // It builds what has changed, at worst everything.
  timeout: BUILD_TEST_TIMEOUT_MS,
  stdout: 'ignore',
} as const;

/** The packages that have browser tests of their own, in their folder `e2e`. */
const OWNERS = readdirSync(WORKSPACE)
  .filter((name) => existsSync(join(WORKSPACE, name, 'package.json')))
  .filter((name) => existsSync(join(WORKSPACE, name, 'e2e')));

export default defineConfig({
  testDir: '..',
  // What copies, installs and builds the workspace takes minutes, and runs in `npm run test:all`.
  testIgnore: process.env.FAREKITE_TEST === 'all' ? [] : '*.all.spec.ts',
  fullyParallel: true,
  // A third one on two cores brings nothing.
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
    viewport: LAPTOP,
    // A trace of every test would take as long as the tests themselves.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath,
      env: { ...(process.env as Record<string, string>), ...env },
      args: [...args],
    },
  },
  projects: [
    { name: 'e2e', testDir: './tests', outputDir: './test-results' },
    ...OWNERS.map((name) => ({
      name,
      testDir: join(WORKSPACE, name, 'e2e'),
      outputDir: join(WORKSPACE, name, 'test-results'),
    })),
  ],
  ...(process.env.E2E_ORIGIN === undefined && { webServer: servedSite }),
});
