import { followLink } from '@farekite/e2e/clientNavigation';
import { expectAboveBar, LAPTOP, PHONE } from '@farekite/e2e/layout';
import { expect, openPage, recordRequests, storedByPage, switchLanguage, test } from '@farekite/e2e/site';

test('The newsletter box sends and stores nothing [CONTACT-5, CONTACT-7, CONTACT-9]', async ({ page }) => {
  // A static page would request its code with the texts of the other language.
  await openPage(page, '/contact');
  const newsletter = page.getByRole('contentinfo').getByRole('region', { name: /Newsletter|Boletín/ });
  const [field, answer] = [newsletter.getByRole('textbox'), newsletter.getByRole('status')];
  await field.fill('ana@example.com');
  const requests = recordRequests(page);
  await page.setViewportSize(PHONE);
  await newsletter.getByRole('button').click();
  await expect(answer).toContainText('Nothing has been sent');
  await expectAboveBar(answer.getByRole('link'));
  await page.setViewportSize(LAPTOP);
  await expect(field).toHaveValue('ana@example.com');
  expect(requests).toEqual([]);

  await switchLanguage(page, 'es');
  await expect(answer).toContainText('No se ha enviado nada');
  await expect(field).toHaveValue('ana@example.com');
  expect(requests.filter((address) => !address.includes('/locales/es'))).toEqual([]);

  await followLink(page, '/about');
  await page.waitForURL('**/about');
  await expect(field).toHaveValue('ana@example.com');
  expect(await storedByPage(page)).not.toContain('ana');
});
