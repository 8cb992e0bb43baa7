import { join } from 'node:path';
import { createJiti } from 'jiti';

// Playwright compiles no TypeScript that is installed.
const { default: config } = await createJiti(import.meta.url).import('../playwright.config.ts');

/** For a remote in a repository of its own. `farekite check` serves the preview. */
export default {
  ...config,
  testDir: import.meta.dirname,
  testMatch: 'remote.spec.js',
  outputDir: join(process.cwd(), 'test-results'),
  respectGitIgnore: false,
  reporter: 'list',
};
