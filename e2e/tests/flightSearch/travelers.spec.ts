import { flightSearch } from '../../support/flightSearch';
import { expect, openPage, test } from '../../support/site';

const PARTIES = ['1 Adult', '2 Adults', '3 Adults', '4 Adults', 'Family (2 adults + 2 children)'];
const CLASSES = ['Business', 'Premium', 'First', 'Economy'];

test('Travelers are parties and then cabin classes, on the tab of the booking class the other way around', async ({
  page,
}) => {
  await openPage(page, '/');
  const { travelers, tab } = flightSearch(page);
  const shown = travelers.locator('option:checked');
  await expect(shown).toHaveText('1 Adult');
  await expect(travelers.getByRole('option')).toHaveText([...PARTIES, ...CLASSES]);

  await travelers.focus();
  // Typing a label chooses it, also where two options stand for the same number.
  await page.keyboard.type('Bus');
  await expect(shown).toHaveText('Business');
  await page.keyboard.press('Home');
  await expect(shown).toHaveText('1 Adult');
  for (const label of [...PARTIES, ...CLASSES].slice(1)) {
    await page.keyboard.press('ArrowDown');
    await expect(shown).toHaveText(label);
  }

  await tab('bookingClass').click();
  await expect(travelers.getByRole('option')).toHaveText([...CLASSES, ...PARTIES]);
  await expect(shown).toHaveText('Economy');
});
