import { expect, type Page } from '@playwright/test';

/** Marks the open document, so that {@link expectSameDocument} recognizes it after client navigation. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.dataset.sameDocument = '';
  });
}

/** Fails when another document has been loaded since {@link markDocument}. */
export async function expectSameDocument(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-same-document');
}
