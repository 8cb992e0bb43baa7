import { delimiter, join, relative } from 'node:path';
import { test } from '@playwright/test';
import { createJiti } from 'jiti';

const jiti = createJiti(import.meta.url, { jsx: { runtime: 'automatic' } });
const own = process.env.E2E_FILES?.split(delimiter).filter(Boolean) ?? [];

for (const file of [join(import.meta.dirname, '../tests/everyPage.spec.ts'), ...own]) {
  test.describe(relative(process.cwd(), file), () => {
    jiti(file);
  });
}
