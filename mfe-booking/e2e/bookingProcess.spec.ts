import { holdRequests } from '@farekite/e2e/holdRequests';
import { expectNoSidewaysScroll, PHONE } from '@farekite/e2e/layout';
import { expect, openPage, recordRequests, storedByPage, test, untilHydrated } from '@farekite/e2e/site';
import { brokenWords, countLines } from '@farekite/e2e/textFaults';
import { wizard } from './support/wizard';

const PATH = '/booking-process';

test(
  'The wizard works by keyboard alone, announces the current step, and sends, stores or addresses no value [CONTACT-5, CONTACT-6, BOOKING-2, BOOKING-17, BOOKING-9, BOOKING-18, BOOKING-26, SHELL-2]',
  { tag: '@engines' },
  async ({ page, consoleErrors }) => {
    await openPage(page, PATH);
    await page.waitForLoadState('networkidle');
    const requests = recordRequests(page);
    const kept = async () => [
      await storedByPage(page),
      await page.evaluate(() => [location.href, document.title, window.name]),
    ];
    const before = await kept();
    const { field, heading, current, bar } = wizard(page);
    const expectStep = async (step: number, name: string) => {
      await expect(current).toHaveText(`${String(step)}${name}`);
      await expect(bar).toHaveAttribute('aria-valuetext', `Step ${String(step)} of 3: ${name}`);
      await expect(bar).toHaveJSProperty('position', step / 3);
    };
    await expect(page.getByRole('heading', { level: 1, name: 'Booking Process' })).toBeVisible();
    await expect(page.getByText('Demo: do not enter real card details.')).toBeVisible();
    await expect(page.getByRole('main').getByRole('button')).toHaveText(['Continue']);
    await expectStep(1, 'Passenger Information');
    await expect(page.locator(':focus')).toHaveCount(0);

    await field('First name').focus();
    for (const text of ['Ana', 'Ruiz', 'ana@example.com', '555-0142-77', '02031990']) {
      await page.keyboard.type(text);
      await page.keyboard.press('Tab');
    }
    await expect(field('Date of birth')).toHaveValue('1990-02-03');
    await field('Phone number').press('Enter');

    await expect(heading('Payment Information')).toBeFocused();
    await expect(page.getByText('Demo: do not enter real card details.')).toBeVisible();
    await expect(page.getByRole('main').getByRole('button')).toHaveText(['Back', 'Complete Booking']);
    await expectStep(2, 'Payment Information');
    await expect(page.getByRole('main').getByRole('listitem').first()).toHaveText(
      'Passenger Information (done)',
    );
    await page.keyboard.press('Tab');
    await expect(field('Cardholder name')).toBeFocused();
    for (const text of ['Ana Ruiz', '4929123456789012', '1129', '739']) {
      await page.keyboard.type(text);
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Space');
    await expect(heading('Passenger Information')).toBeFocused();
    await expectStep(1, 'Passenger Information');
    await expect(field('First name')).toHaveValue('Ana');

    await field('First name').press('Enter');
    await field('CVV').press('Enter');
    await expect(heading('Booking Confirmed!')).toBeFocused();
    await expectStep(3, 'Confirmation');
    await page.waitForLoadState('networkidle');
    expect(requests).toEqual([]);
    expect(await kept()).toEqual(before);
    const state = await page.evaluate(() => history.state as Record<string, unknown>);
    expect(state.bookingStep).toBe(2);
    expect(JSON.stringify(state)).not.toMatch(/Ana|Ruiz|555|1990|4929|1129|739/);

    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').getByRole('link', { name: 'Back to Home' })).toBeFocused();
    expect(consoleErrors).toEqual([]);
  },
);

test('What is typed before hydration is kept [CONTACT-8]', { tag: '@engines' }, async ({ page }) => {
  const releaseScripts = await holdRequests(page, '**/releases/mfe-booking/**/*.js*');
  await page.goto(PATH, { waitUntil: 'commit' });
  const { field, press, confirmation } = wizard(page);
  await field('First name').fill('Ana');
  await field('Email').fill('ana@example.com');
  await field('Email').press('Enter');
  await field('Last name').fill('Ruiz');
  // Becomes a date field without the code of the page.
  await expect(field('Date of birth')).toHaveAttribute('type', 'date');
  await field('Date of birth').fill('1990-05-12');
  await releaseScripts();
  await untilHydrated(page);
  await field('Phone number').fill('555-0100');
  await expect(field('First name')).toHaveValue('Ana');
  await expect(field('Date of birth')).toHaveValue('1990-05-12');
  await press('Continue');
  await press('Complete Booking');
  await expect(confirmation).toContainText('Ana Ruiz');
  await expect(confirmation).toContainText('ana@example.com');
});

const RUBBISH = 'a\u0000b\u200B\uFFFD\t;--"\'`%00%0A\\..\\../{{7*7}}${7*7}';
const EMOJI = '🪁👩🏽‍🚀🏳️‍🌈👨‍👩‍👧‍👦🇺🇸';
const RIGHT_TO_LEFT = 'مرحبا \u202Eevil\u202C שלום';
const MARKUP = '</p></textarea><h1 id="injected">Pwned</h1><img src=x onerror="window.injected=1">';
// A nested svg fires onload even when it is parsed outside a document.
const SCRIPT = '"><script>window.injected=1</script><svg id="injected"><svg onload="window.injected=1">';

test('Hostile input is plain text in the confirmation [SEARCH-32]', async ({ page, consoleErrors }) => {
  page.on('dialog', (dialog) => consoleErrors.push(dialog.message()));
  await page.setViewportSize({ width: 320, height: 700 });
  for (const [kind, text] of [
    [
      'rubbish, emoji, right-to-left text, markup and scripts',
      RUBBISH + EMOJI + RIGHT_TO_LEFT + MARKUP + SCRIPT,
    ],
    ['ten thousand characters', 'kite'.repeat(1_250) + 'kite '.repeat(1_000)],
  ] as const) {
    await test.step(kind, async () => {
      await openPage(page, PATH);
      const { field, press, heading, confirmation } = wizard(page);
      for (const label of ['First name', 'Last name', 'Email']) await field(label).fill(text);
      await expectNoSidewaysScroll(page);
      await field('Email').press('Enter');
      await expect(heading('Payment Information')).toBeFocused();
      await press('Complete Booking');
      const shown = await confirmation.getByRole('definition').allTextContents();
      // Browsers trim the value of email inputs.
      expect(shown.slice(1)).toEqual([`${text} ${text}`.trim(), text.trim()]);
      await expectNoSidewaysScroll(page);
      await expect(page.locator('#injected')).toHaveCount(0);
      expect(await page.evaluate(() => 'injected' in window)).toBe(false);
    });
  }
  expect(consoleErrors).toEqual([]);
});

test.describe('A date of birth', () => {
  // In the evening, when the day has changed in UTC.
  const NOW = '2026-03-05T23:30:00-05:00';
  test.use({ timezoneId: 'America/New_York' });

  test('before 1900 or after today is marked on blur [BOOKING-32]', async ({ page, consoleErrors }) => {
    await page.clock.setFixedTime(NOW);
    await openPage(page, PATH);
    const { field, heading, press } = wizard(page);
    const date = field('Date of birth');
    const error = page.getByRole('alert');
    for (const [day, isMarked] of [
      ['2026-03-05', false],
      ['2026-03-06', true],
      ['1900-01-01', false],
      ['1899-12-31', true],
      ['2099-01-01', true],
    ] as const) {
      await date.fill(day);
      await date.blur();
      await expect(error).toHaveText(isMarked ? ['Enter a date between 1900 and today.'] : []);
      expect(await date.evaluate((input) => input.matches(':out-of-range'))).toBe(isMarked);
      expect(await date.getAttribute('aria-invalid')).toBe(isMarked ? 'true' : null);
    }
    await expect(date).toHaveAccessibleDescription('Enter a date between 1900 and today.');
    await press('Continue');
    await expect(heading('Payment Information')).toBeVisible();
    await press('Back');
    await expect(date).toHaveValue('2099-01-01');
    await expect(error).toBeVisible();
    expect(consoleErrors).toEqual([]);
  });
});

test('A long email address breaks before its @ and dots alone [BOOKING-9]', async ({ page }) => {
  await openPage(page, PATH);
  const { field, press, confirmation } = wizard(page);
  await field('First name').fill('María Fernanda');
  await field('Last name').fill('González de la Vega');
  await field('Email').fill('maria.fernanda.gonzalez@aerolineasdelpacifico.example');
  await press('Continue');
  await press('Complete Booking');
  const email = confirmation.getByRole('definition').last();
  expect(await countLines(email)).toBe(1);
  await page.setViewportSize(PHONE);
  expect(await countLines(email)).toBe(2);
  expect(await brokenWords(email, /[^@.]+/g)).toEqual([]);
});
