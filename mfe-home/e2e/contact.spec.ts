import type { Page } from '@playwright/test';
import { AGENCY, CALL_HREF, MAIL_HREF } from '@farekite/e2e/agency';
import { followLink } from '@farekite/e2e/followLink';
import { holdRequests } from '@farekite/e2e/holdRequests';
import { expectNothingInjected, HOSTILE_TEXTS } from '@farekite/e2e/hostileTexts';
import { expectAboveBar, PHONE } from '@farekite/e2e/layout';
import { readMailLink } from '@farekite/e2e/mailLink';
import {
  expect,
  openPage,
  recordRequests,
  storedByPage,
  switchLanguage,
  test,
  untilHydrated,
  type Language,
} from '@farekite/e2e/site';

const LABELS = {
  en: ['Name', 'Email', 'Subject', 'Message'],
  es: ['Nombre', 'Correo electrónico', 'Asunto', 'Mensaje'],
} as const;

const WRITTEN = ['Ana Núñez', 'ana@example.com', 'Ten of us', 'To Oaxaca, in May.\nAll together.'] as const;

/** The fields of the form in order. */
function fields(page: Page, language: Language = 'en') {
  return LABELS[language].map((name) => page.getByRole('main').getByRole('textbox', { name, exact: true }));
}

async function write(page: Page, values: readonly string[] = WRITTEN): Promise<void> {
  for (const [position, field] of fields(page).entries()) await field.fill(values[position] ?? '');
}

function readFields(page: Page, language: Language = 'en'): Promise<string[]> {
  return Promise.all(fields(page, language).map((field) => field.inputValue()));
}

function answer(page: Page) {
  return page.getByRole('region', { name: /Write to us|Escríbanos/ }).getByRole('status');
}

/** The mail that the form offers after Send message. */
function readOfferedMail(page: Page) {
  return readMailLink(answer(page).getByRole('link'));
}

test('The contact page shows phone, email and postal address, and its form states that nothing is sent [CONTACT-1, CONTACT-9, CONTACT-5, SHELL-10]', async ({
  page,
}) => {
  await openPage(page, '/contact');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: AGENCY.phone })).toHaveAttribute('href', CALL_HREF);
  await expect(main.getByRole('link', { name: AGENCY.email })).toHaveAttribute('href', MAIL_HREF);
  await expect(main.getByText(AGENCY.address.street)).toBeVisible();
  for (const placeholder of [
    'Enter your name',
    'Enter email address',
    'Enter subject',
    'Enter your message',
  ]) {
    await expect(main.getByPlaceholder(placeholder, { exact: true })).toBeVisible();
  }

  await write(page);
  const requests = recordRequests(page);
  await page.setViewportSize(PHONE);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(answer(page)).toContainText('Nothing has been sent');
  await expectAboveBar(answer(page).getByRole('link'));
  expect(await readFields(page)).toEqual(WRITTEN);
  expect(await readOfferedMail(page)).toEqual({
    to: MAIL_HREF,
    subject: 'Ten of us',
    body: 'Name: Ana Núñez\r\nEmail: ana@example.com\r\n\r\nTo Oaxaca, in May.\r\nAll together.',
  });
  expect(requests).toEqual([]);
  expect(await storedByPage(page)).not.toMatch(/ana|Oaxaca/i);
});

test('Hostile input stays plain text in every field of the contact form, also after a language switch [CONTACT-9, LANGUAGE-11]', async ({
  page,
  consoleErrors,
}) => {
  await openPage(page, '/contact');
  for (const text of Object.values(HOSTILE_TEXTS)) {
    await write(page, [text, text, text, text]);
    const typed = await readFields(page);
    expect(typed[3]).toBe(text);
    await page.getByRole('main').getByRole('textbox', { name: 'Subject' }).press('Enter');
    await expect(answer(page)).toContainText('Nothing has been sent');
    expect(await readFields(page)).toEqual(typed);
    const { body, subject } = await readOfferedMail(page);
    expect(body).toContain(`Name: ${typed[0]?.slice(0, 100) ?? ''}`);
    expect(subject).toContain(typed[2]?.trim().slice(0, 20));
  }
  const typed = await readFields(page);
  await switchLanguage(page, 'es');
  await expect(answer(page)).toContainText('No se ha enviado nada');
  expect(await readFields(page, 'es')).toEqual(typed);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expectNothingInjected(page);
  expect(consoleErrors).toEqual([]);
});

test.describe('The contact page restores what was typed', () => {
  test('after another document and Back, also in the other language [CONTACT-7]', async ({ page }) => {
    await openPage(page, '/contact');
    await write(page);
    await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
    await page.waitForURL('**/about');
    await untilHydrated(page);
    await switchLanguage(page, 'es');
    await page.goBack();
    await untilHydrated(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Contacto' })).toBeVisible();
    expect(await readFields(page, 'es')).toEqual(WRITTEN);
    expect(await storedByPage(page)).not.toMatch(/ana|Oaxaca/i);
  });

  test('after client navigation and Back [CONTACT-7]', async ({ page }) => {
    await openPage(page, '/about');
    await followLink(page, '/contact');
    await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeFocused();
    await write(page);
    await page.goBack();
    await expect(page).toHaveURL(/about$/);
    await page.goForward();
    await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible();
    expect(await readFields(page)).toEqual(WRITTEN);
    expect(await storedByPage(page)).not.toMatch(/ana|Oaxaca/i);
  });
});

test('A message submitted before the scripts have loaded is neither sent nor lost [CONTACT-8]', async ({
  page,
}) => {
  const scripts = await holdRequests(page, '**/releases/shell/**/*.js');
  await page.goto('/contact', { waitUntil: 'commit' });
  await write(page);
  const requests = recordRequests(page);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page).toHaveURL(/\/contact$/);
  expect(requests.filter((address) => address === '/contact')).toEqual([]);
  await scripts.release();
  await untilHydrated(page);
  expect(await readFields(page)).toEqual(WRITTEN);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(answer(page)).toContainText('Nothing has been sent');
});
