import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../support/processes';
import { test } from '../support/siteCopy';
import { chooseLanguage, expect, untilHydrated } from '../support/site';
import { copyWorkspace } from '../support/workspaceCopy';

const NAME = 'mfe-car-rental';
const ROUTE = "  '/car-rental': { remote: 'mfe-car-rental' },\n";

function roomsWithBuild(workspace: string): string[] {
  return readdirSync(workspace).filter((room) => existsSync(join(workspace, room, 'dist/release.json')));
}

test('A new remote is one command and one line away: it passes its pipeline, is published and shown', async ({
  copy,
  page,
  complaints,
}) => {
  test.setTimeout(180_000);
  const workspace = mkdtempSync(join(tmpdir(), 'farekite-workspace-'));
  try {
    copyWorkspace(workspace);
    await run('npm', ['run', 'new:remote', NAME], workspace);
    const routes = join(workspace, 'shell/src/routes/routes.ts');
    const table = readFileSync(routes, 'utf8');
    writeFileSync(routes, table.replace("  '/admin':", `${ROUTE}  '/admin':`));

    for (const room of roomsWithBuild(workspace)) rmSync(join(workspace, room, 'dist'), { recursive: true });
    const pipeline = () => run('npm', ['run', 'pipeline', '-w', NAME], workspace);
    expect(await pipeline()).toMatch(/\npipeline of mfe-car-rental: passed in [\d.]+ s\n$/);
    expect(roomsWithBuild(workspace), 'no other remote was built').toEqual([NAME, 'shell']);
    expect(await pipeline()).toContain('from cache: nothing that its answer depends on has changed');
    for (const room of [NAME, 'shell']) {
      await run('npx', ['farekite', 'publish', `${room}/dist`, '--site', copy.site.directory], workspace);
    }
  } finally {
    rmSync(workspace, { recursive: true });
  }

  await page.goto(`${copy.url}/car-rental`);
  await untilHydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Car Rental');
  await expect(page.locator('[data-remote]')).toHaveAttribute('data-remote', NAME);

  await chooseLanguage(page, 'es');
  await page.goto(`${copy.url}/car-rental`);
  await untilHydrated(page);
  await expect(page.getByText('Para qué sirve esta página')).toBeVisible();
  expect(complaints.all).toEqual([]);
});
