import { expect, type Page } from '@playwright/test';
import type { RoutePath } from '@farekite/shared/contract';
import { untilHydrated } from './site';

/** For {@link expectSameDocument}, which fails when another document has been loaded since. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
}

export async function expectSameDocument(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-same-document');
}

/** Follows a link that it adds to the current page. */
export async function followLink(page: Page, path: RoutePath): Promise<void> {
  // Before, React would find a link there that it does not know, and render anew.
  await untilHydrated(page, '[data-remote]');
  await page.evaluate((href) => {
    const link = document.createElement('a');
    link.href = href;
    link.textContent = 'To another page';
    document.querySelector('[data-remote]')?.append(link);
  }, path);
  // By key: a second click at the place of the last one would be taken for a double click.
  await page.getByRole('link', { name: 'To another page' }).press('Enter');
}
