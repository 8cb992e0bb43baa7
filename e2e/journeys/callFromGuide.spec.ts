import { CALL_HREF } from '../support/agency';
import { expectShown, floatingButtons } from '../support/floatingButtons';
import { PHONE } from '../support/layout';
import { expect, openPage, test } from '../support/site';

test.use({ viewport: PHONE });

test('The blog leads a phone to a guide, a deal and a call [GUIDE-3]', async ({ page, consoleErrors }) => {
  const main = page.getByRole('main');
  const heading = main.getByRole('heading', { level: 1 });
  await openPage(page, '/blog');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Paris Guide' }).click();
  await expect(heading).toHaveText('Paris Travel Guide');

  const fare = main.getByRole('link', { name: /: sample fare/ });
  const [, route = '', price = ''] = /^(.+? to \w+).*(\$\d[\d,]*\d)/.exec(await fare.innerText()) ?? [];
  await fare.click();
  const deal = main.getByRole('article').filter({ has: page.getByRole('heading', { name: route }) });
  await expect(deal).toContainText(price);
  const call = deal.getByRole('link');
  await expect(call).toHaveAttribute('href', CALL_HREF);
  await call.click({ trial: true });
  await expectShown(page);
  await expect(floatingButtons(page).getByRole('link').first()).toHaveAttribute('href', CALL_HREF);

  await page.goBack();
  await expect(heading).toHaveText('Paris Travel Guide');
  await page.goBack();
  await expect(heading).toHaveText(/Blog/);
  expect(consoleErrors).toEqual([]);
});
