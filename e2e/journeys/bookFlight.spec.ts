import { expectSameDocument, markDocument } from '../support/clientNavigation';
import { expect, openPage, test } from '../support/site';

test('A visitor who searches learns how to cancel, chooses a flight, books it and goes home, in one document [SEARCH-3, RESULT-3, RESULT-13, BOOKING-9]', async ({
  page,
  consoleErrors,
}) => {
  const main = page.getByRole('main');
  const heading = (level: number) => main.getByRole('heading', { level });
  const press = (name: string) => main.getByRole('button', { name, exact: true }).click();
  await openPage(page, '/');
  await markDocument(page);
  await main.getByRole('combobox', { name: 'From', exact: true }).fill('Boston');
  await press('Go');
  await expect(heading(1)).toHaveText('Flight Results');

  await main.getByRole('link', { name: 'How to change or cancel a booking' }).click();
  await expect(main.getByRole('region', { name: 'Changes and cancellation' })).toBeFocused();
  await page.goBack();
  await expect(heading(1)).toHaveText('Flight Results');

  await main.getByRole('link', { name: 'Book Now with Palisade Airlines' }).click();
  await expect(main.getByText('Your sample flight: Palisade Airlines')).toBeVisible();
  await main.getByLabel('First name').fill('Ana');
  await main.getByLabel('Last name').fill('Ruiz');
  await press('Continue');
  await main.getByLabel('CVV').fill('123');
  await press('Complete Booking');
  await expect(main.getByRole('heading', { name: 'Booking Confirmed!' })).toBeFocused();
  await expect(main.getByRole('status').filter({ hasText: 'Ana Ruiz' })).toContainText(/FK[A-Z0-9]{9}/);

  await main.getByRole('link', { name: 'Back to Home' }).click();
  await expect(heading(1)).toHaveText(/^Get Best Deals/);
  await expectSameDocument(page);
  expect(consoleErrors).toEqual([]);
});
