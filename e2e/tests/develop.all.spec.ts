import { join } from 'node:path';
import { expectSameDocument, markDocument } from '../support/clientNavigation';
import { expect } from '../support/site';
import { BUILD_TEST_TIMEOUT_MS, startServer } from '../support/workspace';
import { editFile, test as base } from '../support/workspaceCopy';

interface Sources {
  readonly save: (file: string, text: string, replacement: string) => void;
  /** @returns the address of farekite dev, in a folder of the workspace */
  readonly develop: (folder: string, ...args: readonly string[]) => Promise<string>;
}

const test = base.extend<Sources>({
  save: ({ workspace }, provide) =>
    provide((file, text, replacement) => editFile(join(workspace, file), [text, replacement])),
  develop: async ({ page, workspace }, provide) => {
    let stop = () => Promise.resolve();
    await provide(async (folder, ...args) => {
      const site = await startServer('dev', args, join(workspace, folder));
      ({ stop } = site);
      return site.url;
    });
    await page.close();
    await stop();
  },
});

/** On a slow machine, a server that is building answers later than the shell waits before it reports that. */
function withoutLateAnswers(consoleErrors: readonly string[]): string[] {
  return consoleErrors.filter((text) => !text.includes('there is no answer yet'));
}

const PAGE = 'mfe-booking/src/pages/BookingProcess/BookingProcess';
const TEXTS = 'mfe-booking/src/locales/en/booking-process.json';

test('farekite dev shows each change at once', async ({ baseURL, page, save, develop, consoleErrors }) => {
  test.setTimeout(BUILD_TEST_TIMEOUT_MS);
  const hosts = 'laptop.local,.tunnel.example.com';
  const url = await develop('mfe-booking', '--against', baseURL ?? '', '--hosts', hosts);
  for (const [host, status] of [
    ['laptop.local', 200],
    ['quiet-kite.tunnel.example.com', 200],
    ['other.local', 403],
  ] as const) {
    const response = await page.request.get(url, { headers: { Host: host } });
    expect(response.status(), host).toBe(status);
    if (status === 403) expect(await response.text()).toContain('Name it with --hosts or in FAREKITE_HOSTS.');
  }
  const region = page.locator('[data-remote]');
  const heading = page.getByRole('heading', { level: 1 });
  const cardholder = page.getByLabel('Cardholder name');

  await test.step("its pages are built from source and cause no console error under the site's policy", async () => {
    await page.goto(`${url}/booking-process`);
    await expect(region).toHaveAttribute('data-release', 'development');
    await page.getByLabel('First name').fill('Ada');
    await page.getByRole('button', { name: 'Continue' }).click();
    await cardholder.fill('Ada Lovelace');
    await markDocument(page);
    expect(withoutLateAnswers(consoleErrors)).toEqual([]);
  });

  const untouched = async () => {
    await expect(cardholder).toHaveValue('Ada Lovelace');
    await expectSameDocument(page);
  };

  await test.step('a changed component is replaced in place', async () => {
    save(`${PAGE}.tsx`, "title={t('title')}", "title={`${t('title')} now`}");
    await expect(heading).toHaveText('Booking Process now');
    await untouched();
  });

  await test.step('a changed style is replaced in place', async () => {
    save(`${PAGE}.module.scss`, '.contentWithAside {', '.contentWithAside {\n  letter-spacing: 7px;');
    await expect(page.getByText('Demo: do not enter real card details')).toHaveCSS('letter-spacing', '7px');
    await untouched();
  });

  await test.step('a syntax error is shown in the page, and fixing it restores the state', async () => {
    const overlay = page.locator('#webpack-dev-server-client-overlay');
    save(`${PAGE}.tsx`, "${t('title')} now", "${t('title') +} now");
    await expect(overlay).toBeVisible();
    save(`${PAGE}.tsx`, "${t('title') +} now", "${t('title')} then");
    await expect(overlay).toBeHidden();
    await expect(heading).toHaveText('Booking Process then');
    await untouched();
  });

  await test.step('a changed text is there after a reload, which comes by itself', async () => {
    save(TEXTS, '"Booking Process"', '"Booking"');
    await expect(heading).toHaveText('Booking then');
  });

  await test.step('the other remotes are the live ones', async () => {
    await page.goto(`${url}/paris-guide`);
    await expect(region).toHaveAttribute('data-remote', 'mfe-guides');
    await expect(region).not.toHaveAttribute('data-release', 'development');
  });
});

test('farekite dev builds only what it names', async ({ page, save, develop, workspace, consoleErrors }) => {
  test.setTimeout(BUILD_TEST_TIMEOUT_MS);
  const emptyFolder = join(workspace, 'nobody');
  const url = await develop('', 'shell', 'mfe-booking', 'design-system', '--site', emptyFolder);
  const firstName = page.getByLabel('First name');

  await test.step('both are shown', async () => {
    await page.goto(`${url}/flight-results`);
    await page.getByRole('link', { name: 'Book Now' }).first().click();
    await expect(page.locator('[data-remote]')).toHaveAttribute('data-release', 'development');
  });

  await test.step('a changed text of the shell appears around the page', async () => {
    save('shell/src/locales/en/shell.json', 'Get Great Deals!', 'Get Greater Deals!');
    await expect(page.getByText('Get Greater Deals!')).toBeVisible();
  });

  await test.step('a change of the contract package reaches both bundles', async () => {
    await firstName.fill('Ada');
    save('shared/ui/Button/Button.tsx', '{...button}', '{...button} data-changed=""');
    save('shared/ui/CallLink/CallLink.tsx', '<a\n', '<a\n      data-changed=""\n');
    await expect(page.getByRole('button', { name: 'Continue' })).toHaveAttribute('data-changed');
    await expect(page.getByRole('banner').getByRole('link', { name: /^Call Now/ })).toHaveAttribute(
      'data-changed',
    );
    await expect(firstName).toHaveValue('Ada');
    expect(withoutLateAnswers(consoleErrors)).toEqual([]);
  });

  await test.step('the design system, which has no route in production, is shown too', async () => {
    await page.goto(`${url}/design-system`);
    await expect(page.getByRole('heading', { level: 1, name: 'Design system' })).toBeVisible();
    await expect(page.getByText('--sky-700', { exact: true })).toBeVisible();
  });

  await test.step('a page of a remote that is not built shows a message', async () => {
    await page.goto(`${url}/paris-guide`);
    await expect(page.getByRole('heading', { name: 'This page is not available right now' })).toBeVisible();
  });
});
