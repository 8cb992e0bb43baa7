import { CALL_HREF } from '@farekite/e2e/agency';
import { expect, openPage, test } from '@farekite/e2e/site';

test('The blog shows six posts, each with date, title, excerpt and a phone link to read more [BLOG-1]', async ({
  page,
}) => {
  await openPage(page, '/blog');
  const cards = page.getByRole('region', { name: 'Latest posts' }).getByRole('listitem');
  await expect(cards).toHaveCount(6);
  for (const card of await cards.all()) {
    const title = await card.getByRole('heading', { level: 3 }).innerText();
    await expect(card.getByRole('time')).toHaveText(/^\w+ \d{1,2}(?:st|nd|rd|th), 2025$/);
    await expect(card.getByRole('paragraph')).toHaveText(/.{100}/);
    const more = card.getByRole('link', { name: `Read more by phone about: ${title.replaceAll('\n', ' ')}` });
    await expect(more).toHaveAttribute('href', CALL_HREF);
    await expect(more.getByText('Read more', { exact: true })).toBeVisible();
    // Date, title, excerpt and link are stacked in this order.
    const tops = await card
      .locator('time, h3, p, a')
      .evaluateAll((parts) =>
        parts.map((part) => ({ part: part.localName, top: part.getBoundingClientRect().top })),
      );
    expect(tops.sort((one, other) => one.top - other.top).map(({ part }) => part)).toEqual([
      'time',
      'h3',
      'p',
      'a',
    ]);
  }

  await page.getByRole('button', { name: 'ES – Español' }).click();
  const spanish = page.getByRole('region', { name: 'Artículos más recientes' }).getByRole('listitem');
  await expect(spanish).toHaveCount(6);
  await expect(spanish.first().getByRole('time')).toHaveText('21 de octubre de 2025');
  await expect(spanish.first().getByRole('link')).toHaveAccessibleName(/^Leer más/);
});
