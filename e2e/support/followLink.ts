import type { Page } from '@playwright/test';
import type { RoutePath } from '@farekite/shared/contract';

/** Navigates to a page on the client by a link that is added to the current page. */
export async function followLink(page: Page, path: RoutePath): Promise<void> {
  await page.evaluate((href) => {
    const link = document.createElement('a');
    link.href = href;
    link.textContent = 'To another page';
    document.querySelector('[data-remote]')?.append(link);
  }, path);
  await page.getByRole('link', { name: 'To another page' }).click();
}
