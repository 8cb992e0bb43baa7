import { followLink } from '@farekite/e2e/clientNavigation';
import { expectNothingInjected, HOSTILE_TEXTS } from '@farekite/e2e/hostileTexts';
import { expectNoSidewaysScroll, LAPTOP } from '@farekite/e2e/layout';
import { expect, openPage, switchLanguage, test } from '@farekite/e2e/site';
import { flightSearch } from '../support/flightSearch';

test('From and To keep hostile input as plain text, also after a language switch and Back [CONTACT-7, SEARCH-32]', async ({
  page,
  consoleErrors,
}) => {
  await openPage(page, '/');
  const english = flightSearch(page);
  const spanish = flightSearch(page, 'es');
  const [text = '', longText = ''] = Object.values(HOSTILE_TEXTS);
  await english.from.fill(text);
  await expect(english.search.getByText('No airport on our list matches.')).toBeVisible();
  await english.to.fill(longText);
  await expect(english.search.getByText('No airport on our list matches.')).toBeVisible();
  await page.setViewportSize({ width: 320, height: 568 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize(LAPTOP);

  await switchLanguage(page, 'es');
  await expect(spanish.from).toHaveValue(text);
  await spanish.swap.press('Enter');
  await followLink(page, '/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(spanish.from).toHaveValue(longText);
  await expect(spanish.to).toHaveValue(text);
  await expectNothingInjected(page);
  expect(consoleErrors).toEqual([]);
});
