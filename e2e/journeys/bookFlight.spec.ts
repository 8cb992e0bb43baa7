import { expectSameDocument, markDocument } from '../support/clientNavigation';
import { expect, openPage, test } from '../support/site';

test('A visitor searches, chooses a flight, books it and reads how to cancel it, in one document [SEARCH-3, RESULT-3, RESULT-13, BOOKING-9]', async ({
  page,
  consoleErrors,
}) => {
  const main = page.getByRole('main');
  const title = main.getByRole('heading', { level: 1 });
  const press = (name: string) => main.getByRole('button', { name, exact: true }).click();
  await openPage(page, '/');
  await markDocument(page);
  await main.getByRole('combobox', { name: 'From', exact: true }).fill('Boston');
  await press('Go');
  await expect(title).toHaveText('Flight Results');

  const readHowToCancel = async () => {
    await main.getByRole('link', { name: 'How to change or cancel a booking' }).click();
    await expect(page.locator('#cancellation')).toBeFocused();
    await expect(page.locator('#cancellation')).toBeInViewport();
  };
  await readHowToCancel();
  await page.goBack();
  await expect(title).toHaveText('Flight Results');

  await main.getByRole('link', { name: 'Book Now with Palisade Airlines' }).click();
  await expect(main.getByText('Your sample flight: Palisade Airlines')).toBeVisible();
  await main.getByLabel('First name').fill('Ana');
  await main.getByLabel('Last name').fill('Ruiz');
  await press('Continue');
  await main.getByLabel('CVV').fill('123');
  await press('Complete Booking');
  await expect(main.getByRole('heading', { name: 'Booking Confirmed!' })).toBeFocused();
  await expect(main.getByRole('status').filter({ hasText: 'Ana Ruiz' })).toContainText(/FK[A-Z0-9]{9}/);
  await readHowToCancel();
  await expectSameDocument(page);
  expect(consoleErrors).toEqual([]);
});
