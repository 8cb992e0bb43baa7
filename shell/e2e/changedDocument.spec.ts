import { holdRequests } from '@farekite/e2e/holdRequests';
import { expect, switchLanguage, test, untilHydrated } from '@farekite/e2e/site';

test('What is typed early survives a changed document [CONTACT-8]', async ({ page, consoleErrors }) => {
  const releaseScripts = await holdRequests(page, '**/releases/**/*.js*');
  await page.goto('/contact', { waitUntil: 'commit' });
  const main = page.getByRole('main');
  const message = main.getByLabel('Message');
  const newsletter = page.getByRole('contentinfo').getByLabel('Email address');
  await message.waitFor();
  await page.evaluate(() => {
    const found: Text[] = [];
    for (const part of document.querySelectorAll('main, footer')) {
      const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) found.push(texts.currentNode as Text);
    }
    for (const text of found.filter(({ data }) => data.trim() !== '')) {
      const font = document.createElement('font');
      text.replaceWith(font);
      font.append(text);
    }
    document.body.append(document.createElement('extension-toolbar'));
    document.querySelector('header')?.prepend(document.createElement('extension-icon'));
    for (const element of document.querySelectorAll('html, a, button, h1'))
      element.setAttribute('data-extension', '');
  });
  await main.getByLabel('Name').fill('Ana');
  await newsletter.fill('ana@example.com');
  await message.fill('Two lines\nof text');
  await releaseScripts();
  await untilHydrated(page);
  await untilHydrated(page, 'footer');
  // React has rendered again what did not match.
  expect(consoleErrors.join()).toContain('418');
  await expect(main.getByLabel('Name')).toHaveValue('Ana');
  await expect(message).toHaveValue('Two lines\nof text');
  await expect(newsletter).toHaveValue('ana@example.com');
  await expect(message).toBeFocused();
  await switchLanguage(page, 'es');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(['Contacto']);
});
