import { expect, type Locator, type Page } from '@playwright/test';
import { boxOf, scrollToEdge } from './layout';
import { pageTools } from './pageTools';

export function floatingButtons(page: Page): Locator {
  return page.getByRole('complementary', { name: /Quick contact|Contacto rápido/ });
}

export async function expectShown(page: Page): Promise<void> {
  const links = floatingButtons(page).getByRole('link');
  const countPressable = () =>
    links.evaluateAll((found) => {
      const isPressable = (link: Element) => {
        const { x, y, width, height } = link.getBoundingClientRect();
        const isOpaque = getComputedStyle(link.closest('aside') ?? link).opacity === '1';
        return isOpaque && link.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      };
      return found.filter((link) => link.checkVisibility() && isPressable(link)).length;
    });
  await expect.poll(countPressable).toBe(2);
}

/** The telephone links besides the one in the bar that have its color. */
export function findStrongCalls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const colorOf = (link?: Element | null) => link && getComputedStyle(link).backgroundColor;
    const color = colorOf(document.querySelector('aside[aria-label] a[href^="tel:"]'));
    return [...document.querySelectorAll<HTMLElement>('a[href^="tel:"]:not(aside[aria-label] a)')]
      .filter((call) => call.checkVisibility() && colorOf(call) === color)
      .map(({ innerText }) => innerText);
  });
}

/** Scrolls to the bottom, and back to the top. */
export async function expectBelowFooter(page: Page): Promise<void> {
  await scrollToEdge(page, 'bottom');
  await expectShown(page);
  const last = await boxOf(page.getByRole('contentinfo').getByText(/^© 2025/));
  expect(last.bottom).toBeLessThanOrEqual((await boxOf(floatingButtons(page))).y);
  await scrollToEdge(page, 'top');
}

/** What comes under the discs when the page is scrolled to it. Requires a page at its top. */
export async function findTouchedByDiscs(page: Page): Promise<string[]> {
  const handle = await pageTools(page);
  return page.evaluate((tools) => {
    const discs = document.querySelector('aside[aria-label]')?.getBoundingClientRect() ?? new DOMRect();
    const visibleUpTo = (element: Element) => {
      let edge = innerWidth;
      for (let parent = element.parentElement; parent; parent = parent.parentElement)
        if (getComputedStyle(parent).overflowX !== 'visible')
          edge = Math.min(edge, parent.getBoundingClientRect().right);
      return edge;
    };
    const controls = [...document.querySelectorAll('a, button, input, textarea, select')]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .map((element) => ({
        element,
        text: element.textContent || element.outerHTML,
        lines: [element.getBoundingClientRect()],
      }));
    return (
      [...controls, ...tools.visibleTexts(document.body)]
        // The moving strip of deals reaches to the edge of the screen, under the discs.
        .filter(({ element }) => !element.closest('[inert], [aria-hidden], aside, [class*="Marquee"]'))
        .filter(({ element, lines }) =>
          lines.some(
            ({ right, bottom }) => Math.min(right, visibleUpTo(element)) > discs.left && bottom > discs.top,
          ),
        )
        .map(({ text }) => text.trim().slice(0, 60))
    );
  }, handle);
}
