import { expectNothingInjected, HOSTILE_TEXTS } from '@farekite/e2e/hostileTexts';
import { expectNoSidewaysScroll } from '@farekite/e2e/layout';
import { expect, openPage, test } from '@farekite/e2e/site';
import { flightSearch } from '../support/flightSearch';

test('From and To keep hostile input as plain text, which fits a narrow phone [SEARCH-32]', async ({
  page,
  consoleErrors,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await openPage(page, '/');
  const { search, from, to } = flightSearch(page);
  const [text = '', longText = ''] = Object.values(HOSTILE_TEXTS);
  for (const [field, entered] of [
    [from, text],
    [to, longText],
  ] as const) {
    await field.fill(entered);
    await expect(search.getByText('No airport on our list matches.')).toBeVisible();
    await expectNoSidewaysScroll(page);
    await field.blur();
  }
  await expect(from).toHaveValue(text);
  await expect(to).toHaveValue(longText);
  await expectNothingInjected(page);
  expect(consoleErrors).toEqual([]);
});
