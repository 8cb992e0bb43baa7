import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { BUILD_TEST_TIMEOUT_MS, run } from '../support/processes';
import { chooseLanguage, expect, untilHydrated } from '../support/site';
import { test } from '../support/workspaceCopy';

const NAME = 'mfe-car-rental';

function builtPackages(workspace: string): string[] {
  return readdirSync(workspace).filter((name) => existsSync(join(workspace, name, 'dist/release.json')));
}

test('farekite new creates a remote that passes its pipeline, can be published and is shown', async ({
  copy,
  workspace,
  page,
  consoleErrors,
}) => {
  test.setTimeout(BUILD_TEST_TIMEOUT_MS);
  await run('npm', ['run', 'new:remote', NAME], workspace);
  for (const name of builtPackages(workspace)) rmSync(join(workspace, name, 'dist'), { recursive: true });
  // Playwright asks for colors, and turbo puts them between the words.
  const pipeline = async () =>
    stripVTControlCharacters(await run('npm', ['run', 'check', '-w', NAME], workspace));
  expect(await pipeline()).toMatch(
    /\ne2e: passed [^\n]+\n\ncheck of mfe-car-rental: passed in [\d.]+ s\n\n1 passed, 0 failed\n$/,
  );
  expect(builtPackages(workspace), 'no other remote was built').toEqual([NAME, 'shell']);
  expect(await pipeline(), 'none of the inputs has changed since').toMatch(/Cached: +5 cached, 5 total/);
  for (const name of [NAME, 'shell']) {
    await run('farekite', ['publish', `${name}/dist`, '--site', copy.directory], workspace);
  }

  await page.goto(`${copy.url}/car-rental`);
  await untilHydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Car Rental');
  await expect(page.locator('[data-remote]')).toHaveAttribute('data-remote', NAME);

  await chooseLanguage(page, 'es');
  await page.goto(`${copy.url}/car-rental`);
  await untilHydrated(page);
  await expect(page.getByText('Para qué sirve esta página')).toBeVisible();
  expect(consoleErrors).toEqual([]);
});
