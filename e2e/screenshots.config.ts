import { defineConfig } from '@playwright/test';
import config from './playwright.config';

export default defineConfig({
  ...config,
  testDir: './screenshots',
  testMatch: '*.screenshots.ts',
  outputDir: './test-results/screenshots',
  projects: [{ name: 'screenshots' }],
  reporter: 'line',
  // Nothing moves by itself, so that two pictures of one state are alike.
  use: { ...config.use, contextOptions: { reducedMotion: 'reduce' } },
});
