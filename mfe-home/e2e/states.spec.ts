import { expect, openPage } from '@farekite/e2e/site';
import { press, testStates, type Visit } from '@farekite/e2e/states';
import { flightSearch } from './support/flightSearch';

async function useSearch({ page, language, check }: Visit): Promise<void> {
  const { search, from, to, depart, swap, tab, list, day, ...fields } = flightSearch(page, language);
  const choose = (date: RegExp) => day(date).first().click();

  await depart.click();
  await expect(fields.departureCalendar.getByRole('grid').first()).toBeVisible();
  await check('the departure calendar');
  await choose(/\b25/);
  await expect(fields.returnCalendar).toBeVisible();
  await check('the return calendar');
  await choose(/\b28/);
  await fields.return.click();
  await expect(fields.returnCalendar).toBeVisible();
  await check('the days of the trip', '[role=search]');
  await page.keyboard.press('Escape');
  await depart.click();
  await choose(/\b29/);
  await page.keyboard.press('Escape');
  await expect(search.getByRole('status').last()).not.toBeEmpty();
  await check('the return date cleared');

  await from.fill('new');
  await expect(list).toBeVisible();
  await check('the list of From');
  await from.press('ArrowDown');
  await check('an active suggestion', '[role=search]');
  await from.press('Enter');
  await check('a chosen airport');
  await to.fill('par');
  await expect(list).toBeVisible();
  await check('the list of To');
  await to.fill('nowhere at all');
  await expect(list).toBeHidden();
  await check('an airport that is not on the list');
  await swap.click();
  await check('From and To swapped', '[role=search]');

  await tab('oneWay').click();
  await check('one way');
  await tab('bookingClass').click();
  await check('booking class');
  await search.locator('select').selectOption(language === 'en' ? 'Business' : 'Ejecutiva');
  await check('a class chosen', '[role=search]');
}

async function openDialogs({ page, check }: Visit): Promise<void> {
  const discovers = await page.getByRole('button', { name: /^(Discover|Descubrir)/ }).all();
  for (const [index, discover] of discovers.entries()) {
    await discover.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    const heading = await page.getByRole('dialog').getByRole('heading').first().innerText();
    // The others are the same dialog with other texts.
    await check(heading, index === 0 ? 'dialog[open]' : undefined);
    await page.keyboard.press('Escape');
  }
}

async function moveCarousels({ page, check }: Visit): Promise<void> {
  await press(page, /^(Next: Premium|Siguiente: Serv)/);
  await press(page, /^(Show 5 of 9|Mostrar 5 de 9)/);
  await check('both carousels moved', '[aria-roledescription]');
  await press(page, /^(Previous: Cust|Anterior: Opin)/);
  await page
    .getByRole('link', { name: /senior|mayores/i })
    .first()
    .focus();
  await check('the reviews moved back', '[aria-roledescription]');
}

testStates('The home page [A11Y-2, LANGUAGE-13, LANGUAGE-14]', async (visit) => {
  await visit.page.clock.setFixedTime(new Date(2025, 7, 20, 12));
  await openPage(visit.page, '/', visit.language);
  await useSearch(visit);
  await openDialogs(visit);
  await moveCarousels(visit);
});

testStates(
  'The home page without its lists, calendars and dialogs [A11Y-2, LANGUAGE-13]',
  async ({ page, language, check }) => {
    await openPage(page, '/', language);
    await page.route('**/releases/mfe-home/**/*.js*', (route) => route.abort());
    const { search, from, depart } = flightSearch(page, language);
    await from.fill('new');
    await expect(search.getByRole('status').first()).not.toBeEmpty();
    await check('no suggestions');
    await page.keyboard.press('Escape');
    await depart.click();
    await expect(page.getByRole('dialog').getByRole('button').nth(1)).toBeVisible();
    await check('no calendar', '[role=search]');
    await page.keyboard.press('Escape');
    const popular = page.getByRole('region', { name: /^(Popular Destinations|Destinos populares)/ });
    await popular.getByRole('button').first().click();
    await expect(popular.getByRole('status')).not.toBeEmpty();
    await check('no dialog', 'section:has([role=status])');
  },
  { blocksFiles: true },
);

testStates('The contact form [A11Y-2, LANGUAGE-13, LANGUAGE-14]', async ({ page, language, check }) => {
  await openPage(page, '/contact', language);
  const answer = page.getByRole('main').getByRole('status').last();
  await press(page, /^(Send message|Enviar mensaje)$/);
  await expect(answer).not.toBeEmpty();
  await check('the form after Send message', 'main');
  await page.getByLabel(/^(Message|Mensaje)$/).fill('kite '.repeat(2_000));
  await press(page, /^(Send message|Enviar mensaje)$/);
  await expect(answer).not.toBeEmpty();
  await check('a message that is too long for a link');
});
