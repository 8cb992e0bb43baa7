import { expect, type Locator, type Page } from '@playwright/test';
import { boxOf, scrollToEdge } from './layout';

export function floatingButtons(page: Page): Locator {
  return page.getByRole('complementary', { name: /Quick contact|Contacto rápido/ });
}

export async function expectShown(page: Page): Promise<void> {
  const links = floatingButtons(page).getByRole('link');
  const countPressable = () =>
    links.evaluateAll((found) => {
      const isPressable = (link: Element) => {
        const { x, y, width, height } = link.getBoundingClientRect();
        return link.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      };
      const isVisible = (link: Element) =>
        getComputedStyle(link.closest('aside') ?? link).opacity === '1' && link.checkVisibility();
      return found.filter((link) => isVisible(link) && isPressable(link)).length;
    });
  await expect.poll(countPressable).toBe(2);
}

/** The telephone links besides the one in the bar that have its color. */
export function findStrongCalls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const calls = [...document.querySelectorAll<HTMLElement>('a[href^="tel:"]')];
    const colorOf = (link?: Element | null) => link && getComputedStyle(link).backgroundColor;
    const color = colorOf(document.querySelector('aside[aria-label] a[href^="tel:"]'));
    return calls
      .filter(
        (call) => call.checkVisibility() && !call.closest('aside[aria-label]') && colorOf(call) === color,
      )
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
export function findTouchedByDiscs(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // The moving strip of deals reaches to the edge of the screen, under the discs.
    const exempt = 'aside, [class*="Marquee"]';
    const discs = document.querySelector('aside[aria-label]')?.getBoundingClientRect() ?? new DOMRect();
    const visibleUpTo = (element: Element): number => {
      const parents: Element[] = [];
      for (let parent = element.parentElement; parent; parent = parent.parentElement) parents.push(parent);
      const clipping = parents.filter((parent) => getComputedStyle(parent).overflowX !== 'visible');
      return Math.min(innerWidth, ...clipping.map((parent) => parent.getBoundingClientRect().right));
    };
    const isTouched = (element: Element, boxes: readonly DOMRect[]) =>
      boxes.some(
        ({ right, bottom }) => Math.min(right, visibleUpTo(element)) > discs.left && bottom > discs.top,
      ) &&
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.closest(`[inert], [aria-hidden], ${exempt}`);
    const touched = [...document.querySelectorAll('a, button, input, textarea, select')]
      .filter((control) => isTouched(control, [control.getBoundingClientRect()]))
      .map((control) => control.textContent || control.outerHTML);
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { currentNode: node } = texts;
      const range = document.createRange();
      range.selectNodeContents(node);
      const element = node.parentElement;
      // Visually hidden text is one pixel in size.
      if (!element || !node.nodeValue?.trim() || element.offsetWidth <= 1) continue;
      if (isTouched(element, [...range.getClientRects()])) touched.push(node.nodeValue);
    }
    return touched.map((text) => text.trim().slice(0, 60));
  });
}
