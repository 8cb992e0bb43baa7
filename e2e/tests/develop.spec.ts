import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test as base } from '../support/site';
import { startDeveloping, type ServedSite } from '../support/processes';
import { copyWorkspace } from '../support/workspaceCopy';

interface Sources {
  /** Changes a file of the project as an editor does that saves it. */
  readonly save: (file: string, text: string, replacement: string) => void;
  /** Shows a room from these sources, or several that are named from the project's root. */
  readonly develop: (room: string, args: readonly string[]) => Promise<ServedSite>;
  /** A folder that is nobody's site yet. */
  readonly emptyFolder: string;
}

const test = base.extend<{ sources: Sources }>({
  sources: async ({ page }, provide) => {
    const workspace = mkdtempSync(join(tmpdir(), 'farekite-workspace-'));
    copyWorkspace(workspace);
    const served: ServedSite[] = [];
    await provide({
      save: (file, text, replacement) => {
        const source = readFileSync(join(workspace, file), 'utf8');
        expect(source).toContain(text);
        writeFileSync(join(workspace, file), source.replace(text, replacement));
      },
      develop: async (room, args) => {
        const site = await startDeveloping(join(workspace, room), args);
        served.push(site);
        return site;
      },
      emptyFolder: join(workspace, 'nobody'),
    });
    await page.close();
    for (const site of served) await site.stop();
    rmSync(workspace, { recursive: true });
  },
});

const PAGE = 'mfe-booking/src/pages/BookingProcess/BookingProcess';
const MARK = 'data-visit';

test('Who develops one remote sees it change in the whole site while it runs, and nothing entered is lost', async ({
  baseURL,
  page,
  sources,
  complaints,
}) => {
  test.setTimeout(120_000);
  const { url } = await sources.develop('mfe-booking', ['--against', baseURL ?? '']);
  const region = page.locator('[data-remote]');
  const heading = page.getByRole('heading', { level: 1 });
  const cardholder = page.getByLabel('Cardholder name');

  await test.step('its pages come from source, with nothing to complain of under the policy of the site', async () => {
    await page.goto(`${url}/booking-process`);
    await expect(region).toHaveAttribute('data-release', 'development');
    await page.getByLabel('First name').fill('Ada');
    await page.getByRole('button', { name: 'Continue' }).click();
    await cardholder.fill('Ada Lovelace');
    await page.locator('html').evaluate((html, mark) => {
      html.setAttribute(mark, '');
    }, MARK);
    expect(complaints.all).toEqual([]);
  });

  const untouched = async () => {
    await expect(cardholder).toHaveValue('Ada Lovelace');
    await expect(page.locator('html')).toHaveAttribute(MARK);
  };

  await test.step('a text is exchanged in place', async () => {
    sources.save(`${PAGE}.texts.ts`, "'Booking Process'", "'Booking in Progress'");
    await expect(heading).toHaveText('Booking in Progress');
    await untouched();
  });

  await test.step('so is a component', async () => {
    sources.save(`${PAGE}.tsx`, "title={t('title')}", "title={`${t('title')} now`}");
    await expect(heading).toHaveText('Booking in Progress now');
    await untouched();
  });

  await test.step('so is a style', async () => {
    sources.save(`${PAGE}.module.scss`, '.alone {', '.alone {\n  letter-spacing: 7px;');
    await expect(
      cardholder.locator('xpath=ancestor::*[contains(@class, "_accompanied_")][last()]'),
    ).toHaveCSS('letter-spacing', '7px');
    await untouched();
  });

  await test.step('a slip is told in the page, and taking it back goes on where one was', async () => {
    const overlay = page.locator('#webpack-dev-server-client-overlay');
    sources.save(`${PAGE}.texts.ts`, "'Booking in Progress',", "'Booking in Progress' +,");
    await expect(overlay).toBeVisible();
    sources.save(`${PAGE}.texts.ts`, "'Booking in Progress' +,", "'Booking',");
    await expect(overlay).toBeHidden();
    await expect(heading).toHaveText('Booking now');
    await untouched();
  });

  await test.step('the other remotes are those that are live', async () => {
    await page.goto(`${url}/paris-guide`);
    await expect(region).toHaveAttribute('data-remote', 'mfe-guides');
    await expect(region).not.toHaveAttribute('data-release', 'development');
  });
});

test('Shell and remote are developed together, where no other remote is built, and each keeps its own', async ({
  page,
  sources,
  complaints,
}) => {
  test.setTimeout(120_000);
  const { url } = await sources.develop('', [
    'shell',
    'mfe-booking',
    'workshop',
    '--site',
    sources.emptyFolder,
  ]);
  const firstName = page.getByLabel('First name');

  await test.step('both are there', async () => {
    await page.goto(`${url}/flight-results`);
    await page.getByRole('link', { name: 'Book Now' }).first().click();
    await expect(page.locator('[data-remote]')).toHaveAttribute('data-release', 'development');
    await firstName.fill('Ada');
  });

  await test.step('the shell takes a change in around the page', async () => {
    sources.save('shell/src/chrome/TopBanner/TopBanner.texts.ts', 'Get Great Deals!', 'Get Greater Deals!');
    await expect(page.getByText('Get Greater Deals!')).toBeVisible();
    await expect(firstName).toHaveValue('Ada');
  });

  await test.step('what both bundle of the contract package, each takes in for itself', async () => {
    sources.save('shared/ui/Button/Button.tsx', '{...button}', '{...button} data-changed=""');
    sources.save('shared/ui/CallLink/CallLink.tsx', '<a className', '<a data-changed="" className');
    await expect(page.getByRole('button', { name: 'Continue' })).toHaveAttribute('data-changed');
    await expect(page.getByRole('banner').getByRole('link', { name: /^Call Now/ })).toHaveAttribute(
      'data-changed',
    );
    await expect(firstName).toHaveValue('Ada');
    expect(complaints.all).toEqual([]);
  });

  await test.step('a page that no route leads to yet is there too: that of the tokens and components', async () => {
    await page.goto(`${url}/design-system`);
    await expect(page.getByRole('heading', { level: 1, name: 'Design system' })).toBeVisible();
    await expect(page.getByText('--sky-700')).toBeVisible();
  });

  await test.step('a remote that is not built leaves a word', async () => {
    await page.goto(`${url}/paris-guide`);
    await expect(page.getByRole('heading', { name: 'This page is not available right now' })).toBeVisible();
  });
});
