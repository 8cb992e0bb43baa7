import { flightSearch } from '@farekite/e2e/flightSearch';
import { expect, openPage, test } from '@farekite/e2e/site';

const PARTIES = ['1 Adult', '2 Adults', '3 Adults', '4 Adults', 'Family (2 adults + 2 children)'];
const CLASSES = ['Business', 'Premium', 'First', 'Economy'];

test('The travelers list starts with parties, on the booking-class tab with cabin classes [SEARCH-35, SEARCH-1]', async ({
  page,
}) => {
  await openPage(page, '/');
  const { travelers, tab } = flightSearch(page);
  const shown = travelers.locator('option:checked');
  await expect(shown).toHaveText('1 Adult');
  await expect(travelers).toHaveAccessibleName('Travelers');
  await expect(travelers.getByRole('option')).toHaveText([...PARTIES, ...CLASSES]);

  await travelers.focus();
  // Typing a label selects that option, also where two options have the same value.
  await page.keyboard.type('Bus');
  await expect(shown).toHaveText('Business');
  await page.keyboard.press('Home');
  await expect(shown).toHaveText('1 Adult');
  for (const label of [...PARTIES, ...CLASSES].slice(1)) {
    await page.keyboard.press('ArrowDown');
    await expect(shown).toHaveText(label);
  }

  await tab('bookingClass').click();
  await expect(travelers).toHaveAccessibleName('Class or travelers');
  await expect(travelers.getByRole('option')).toHaveText([...CLASSES, ...PARTIES]);
  await expect(shown).toHaveText('Economy');
});
