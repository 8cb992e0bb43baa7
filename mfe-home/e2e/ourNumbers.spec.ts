import type { Page } from '@playwright/test';
import { expect, test } from '@farekite/e2e/site';
import { exposedNames } from './support/accessibilityTree';
import { openWithPausedClock } from './support/pausedClock';

const FINAL = ['2,000,000+', '600+', '1,000+', '5+'];

/** At the lower edge of the screen. */
async function showShare(page: Page, share: number): Promise<void> {
  await page.getByRole('region', { name: 'Our Numbers' }).evaluate(async (element, wanted) => {
    const { top, height } = element.getBoundingClientRect();
    window.scrollTo(0, window.scrollY + top - window.innerHeight + height * wanted);
    await new Promise((resolve) => {
      // Observers are notified in order of creation, so the page's own were notified before this one.
      new IntersectionObserver((_, observer) => {
        observer.disconnect();
        resolve(undefined);
      }).observe(element);
    });
  }, share);
}

test('Our Numbers count up once, when half visible, at one width, while assistive technology reads the final figures [HOME-38]', async ({
  page,
}) => {
  await openWithPausedClock(page);
  const region = page.getByRole('region', { name: 'Our Numbers' });
  const values = region.getByRole('definition');
  const seen = () =>
    values.evaluateAll((list) =>
      list.map((value) => (value.querySelector('[aria-hidden="true"]') ?? value).textContent),
    );
  await showShare(page, 0.45);
  await page.clock.runFor(1000);
  expect(await seen()).toEqual(FINAL);

  const width = () => values.first().evaluate((value) => value.firstElementChild?.clientWidth);
  const wide = await width();
  await showShare(page, 0.55);
  await expect.poll(seen).toEqual(['0+', '0+', '0+', '0+']);
  await page.clock.runFor(50);
  await expect.poll(seen).toEqual(['50,000+', '15+', '25+', '0+']);
  const read = await exposedNames(region, 'StaticText');
  expect(read.filter((text) => text.endsWith('+'))).toEqual(FINAL);
  expect(await width()).toBe(wide);
  await page.clock.runFor(1950);
  await expect.poll(seen).toEqual(FINAL);
  for (const share of [0.45, 0.55]) await showShare(page, share);
  await page.clock.runFor(1000);
  expect(await seen()).toEqual(FINAL);
});
