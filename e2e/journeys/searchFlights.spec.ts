import type { Page } from '@playwright/test';
import { expectSameDocument, markDocument } from '../support/clientNavigation';
import { expect, openPage, storedByPage, test, untilHydrated } from '../support/site';

const SATURDAY = new Date(2026, 10, 21, 15, 30);

function flightSearch(page: Page) {
  const search = page.getByRole('search');
  return {
    from: search.getByRole('combobox', { name: 'From', exact: true }),
    to: search.getByRole('combobox', { name: 'To', exact: true }),
    depart: search.getByRole('button', { name: /^Depart/ }),
    day: (name: RegExp) => search.getByRole('gridcell').getByRole('button', { name }),
    return: search.getByRole('button', { name: /^Return/ }),
    travelers: search.getByRole('combobox', { name: 'Travelers' }),
    oneWay: search.getByRole('tab', { name: 'One way' }),
    go: search.getByRole('button', { name: 'Go', exact: true }),
  };
}

/** The whole address, including a bare question mark. */
async function expectResults(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Flight Results' })).toBeVisible();
  expect(page.url()).toMatch(/^http:\/\/[^/]+\/flight-results$/);
}

test(
  'Go opens the results and passes nothing, and Back restores what was entered [SEARCH-3, CONTACT-5, CONTACT-7, RESULT-7]',
  { tag: '@engines' },
  async ({ page, consoleErrors }) => {
    await page.clock.setFixedTime(SATURDAY);
    await openPage(page, '/');
    const sent: string[] = [];
    page.on('request', (request) => sent.push(`${request.method()} ${request.url()}`));
    const { from, to, depart, day, travelers, oneWay, go, ...fields } = flightSearch(page);
    await from.fill('Zanzibar by night');
    await to.fill('Ulan Bator');
    await depart.click();
    await day(/November 25th/).click();
    // The departure leads on to the return.
    await day(/November 28th/).click();
    await travelers.selectOption('Premium');
    await markDocument(page);
    await go.focus();
    await page.keyboard.press('Enter');
    await expectResults(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expectSameDocument(page);
    // Bodies are not always visible to the test.
    expect(sent.filter((request) => !request.startsWith('GET '))).toEqual([]);
    expect(sent.filter((request) => /zanzibar|ulan|2026-11|class-premium/i.test(request))).toEqual([]);
    expect(await storedByPage(page)).not.toMatch(/zanzibar|ulan|2026-11|class-premium/i);

    await page.goBack();
    await expect(from).toHaveValue('Zanzibar by night');
    await expect(to).toHaveValue('Ulan Bator');
    await expect(depart).toHaveAccessibleName('Depart November 25th, 2026');
    await expect(fields.return).toHaveAccessibleName('Return November 28th, 2026');
    await expect(travelers.locator('option:checked')).toHaveText('Premium');
    await oneWay.click();
    await page.goForward();
    await expectResults(page);
    await page.getByRole('link', { name: 'Change your search' }).click();
    await expect(from).toHaveValue('Zanzibar by night');
    await expect(oneWay).toHaveAttribute('aria-selected', 'true');
    expect(consoleErrors).toEqual([]);

    await page.reload();
    await untilHydrated(page);
    await expect(from).toHaveValue('');
    await go.focus();
    await page.keyboard.press('Space');
    await expectResults(page);
  },
);

test('Enter in Travelers goes to the results [SEARCH-42, SEARCH-3]', async ({ page }) => {
  await openPage(page, '/');
  const { travelers } = flightSearch(page);
  // The list of the select opens, and closes with a choice.
  await travelers.focus();
  for (const key of ['Space', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
  await expect(travelers).toHaveValue('adults-2');
  await page.keyboard.press('Enter');
  await expectResults(page);
});

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('Go opens the results [SEARCH-4, SEARCH-3]', { tag: '@engines' }, async ({ page }) => {
    const documents: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(request.url());
    });
    await page.goto('/');
    const { from, go } = flightSearch(page);
    await from.fill('Zanzibar by night');
    await page.keyboard.press('Enter');
    await go.focus();
    await page.keyboard.press('Enter');
    await expectResults(page);
    expect(
      documents.map((address) => new URL(address)).map(({ pathname, search }) => pathname + search),
    ).toEqual(['/', '/flight-results']);
  });
});
