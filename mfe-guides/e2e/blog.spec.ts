import { CALL_HREF } from '@farekite/e2e/agency';
import { blockScriptsAndPictures, expect, test } from '@farekite/e2e/site';

test('The blog shows six posts, each with date, title, excerpt and a phone link to read more, one below another [BLOG-1]', async ({
  page,
}) => {
  await blockScriptsAndPictures(page);
  await page.goto('/blog');
  const cards = page.getByRole('region', { name: 'Latest posts' }).getByRole('listitem');
  await expect(cards).toHaveCount(6);
  for (const card of await cards.all()) {
    await expect(card.getByRole('time')).toHaveText(/^\w+ \d{1,2}(?:st|nd|rd|th), 2025$/);
    await expect(card.getByRole('paragraph')).toHaveText(/.{100}/);
    await expect(card.getByRole('link', { name: /^Read more by phone/ })).toHaveAttribute('href', CALL_HREF);
    const tops = await card
      .locator('time, h3, p, a')
      .evaluateAll((parts) =>
        parts.map((part) => [part.getBoundingClientRect().top, part.localName] as const),
      );
    const stacked = tops.sort(([one], [other]) => one - other).map(([, part]) => part);
    expect(stacked).toEqual(['time', 'h3', 'p', 'a']);
  }
});
