import type { Page } from '@playwright/test';
import { expect, openPage, switchLanguage, test, untilHydrated } from '@farekite/e2e/site';
import { wizard } from './support/wizard';

const AIRLINE = 'Palisade Airlines';

/** The only way to the wizard that has an entry of the history behind it. */
async function chooseFlight(page: Page) {
  await openPage(page, '/flight-results');
  await page.getByRole('link', { name: `Book Now with ${AIRLINE}` }).click();
  const parts = wizard(page);
  await expect(parts.heading('Passenger Information')).toBeVisible();
  return { ...parts, results: page.getByRole('heading', { level: 1, name: 'Flight Results' }) };
}

async function followSkipLink(page: Page): Promise<void> {
  const link = page.getByRole('link', { name: 'Skip to content' });
  await link.focus();
  await link.press('Enter');
  await expect(page).toHaveURL(/#content$/);
}

async function goBackFromSkipLink(page: Page): Promise<void> {
  await page.goBack();
  await expect(page).not.toHaveURL(/#/);
}

async function reload(page: Page): Promise<void> {
  await page.reload();
  await untilHydrated(page);
}

test('The skip link keeps the step [BOOKING-30, LAYOUT-19]', { tag: '@engines' }, async ({ page }) => {
  const { confirmation, field, heading, press, results } = await chooseFlight(page);
  await field('First name').fill('Ana');
  await press('Continue');
  await followSkipLink(page);
  await field('CVV').fill('123');
  await goBackFromSkipLink(page);
  await expect(field('CVV')).toHaveValue('123');
  await page.goForward();
  await expect(page).toHaveURL(/#content$/);
  await expect(field('CVV')).toHaveValue('123');

  await press('Complete Booking');
  const number = (await confirmation.getByText(/^FK[A-Z0-9]{9}$/).textContent()) ?? '';
  // Over what the skip link led to before, and once more.
  await goBackFromSkipLink(page);
  await followSkipLink(page);
  await expect(confirmation).toContainText(number);
  await goBackFromSkipLink(page);
  await expect(confirmation).toContainText(number);
  await page.goForward();
  await expect(page).toHaveURL(/#content$/);
  await expect(confirmation).toContainText(number);

  // The entry of the first step starts another booking.
  await page.goBack();
  await page.goBack();
  await expect(heading('Passenger Information')).toBeVisible();
  await expect(field('First name')).toHaveValue('');
  await followSkipLink(page);
  await press('Continue');
  await expect(heading('Payment Information')).toBeVisible();
  // The address is that of the skip link already.
  await followSkipLink(page);
  await expect(heading('Payment Information')).toBeVisible();
  await page.goBack();
  await expect(heading('Passenger Information')).toBeVisible();
  await goBackFromSkipLink(page);
  await page.goBack();
  await expect(results).toBeVisible();
});

test(
  'A reload keeps the chosen flight alone, and Back and Forward lead on [BOOKING-27, BOOKING-29, BOOKING-31]',
  { tag: '@engines' },
  async ({ page, consoleErrors }) => {
    const { confirmation, field, heading, press, results } = await chooseFlight(page);
    const expectNewBooking = async () => {
      await expect(heading('Passenger Information')).toBeVisible();
      await expect(field('First name')).toHaveValue('');
      await expect(page.getByText(`Your sample flight: ${AIRLINE}`)).toBeVisible();
      await expect(heading('Passenger Information')).not.toBeFocused();
    };
    for (const isComplete of [false, true]) {
      await test.step(isComplete ? 'on the confirmation' : 'in the second step', async () => {
        await field('First name').fill('Ana');
        await press('Continue');
        if (isComplete) {
          await press('Complete Booking');
          await expect(confirmation).toBeVisible();
        }
        await followSkipLink(page);
        await reload(page);
        await expectNewBooking();
        await expect(page).not.toHaveURL(/#/);
        await reload(page);
        await expectNewBooking();

        await page.goBack();
        await expect(results).toBeVisible();
        await page.goForward();
        await expect(heading('Passenger Information')).toBeVisible();
        await page.goForward();
        await expect(heading('Payment Information')).toBeVisible();
        await page.goBack();
        await expect(heading('Passenger Information')).toBeVisible();
      });
    }
    expect(consoleErrors).toEqual([]);
  },
);

test('A switch of the language keeps step and way back [BOOKING-33]', async ({ page, consoleErrors }) => {
  const { field, heading, press } = wizard(page);
  await openPage(page, '/es/booking-process');
  await press('Continuar');
  await expect(heading('Datos de pago')).toBeVisible();
  await field('CVV').fill('123');
  await switchLanguage(page, 'en');
  await expect(heading('Payment Information')).toBeVisible();
  await expect(page).toHaveURL('/booking-process');
  await expect(field('CVV')).toHaveValue('123');
  await page.goBack();
  await expect(heading('Passenger Information')).toBeVisible();
  await page.goForward();
  await expect(heading('Payment Information')).toBeVisible();
  await page.goBack();
  await reload(page);
  await expect(heading('Passenger Information')).toBeVisible();
  expect(consoleErrors).toEqual([]);
});
