import type { Page } from '@playwright/test';
import { expect } from './site';

/** The part of axe that computes accessible names. */
interface Axe {
  readonly setup: () => void;
  readonly teardown: () => void;
  readonly commons: { readonly text: { readonly accessibleText: (element: Element) => string } };
}

/** WCAG 2.5.8, without its exception for spacing. */
const TARGET_PX = 24;
const CONTROLS =
  ':is(a[href], button, input, select, textarea, summary, [role="option"], [tabindex="0"]):not([inert] *)';

/** Fails on structural problems that axe does not report. Requires axe on the page. */
export async function expectSoundStructure(page: Page): Promise<void> {
  const faults = await page.evaluate(
    ([selector, targetPx]) => {
      const { axe } = window as unknown as { readonly axe: Axe };
      const found: string[] = [];
      const normal = (text: string) => text.toLowerCase().replace(/\s+/g, ' ').trim();
      const isVisible = (element: Element) => {
        const { width, height } = element.getBoundingClientRect();
        return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true });
      };
      const report = (fault: string, element: Element) =>
        found.push(`${fault}: ${element.outerHTML.slice(0, 200)}`);

      const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
      for (const id of new Set(ids.filter((id, at) => ids.indexOf(id) < at))) found.push(`id ${id} twice`);

      const headings = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].filter((heading) =>
        heading.checkVisibility(),
      );
      if (headings.filter(({ tagName }) => tagName === 'H1').length !== 1) found.push('not one h1');
      headings.reduce((previous, heading) => {
        const level = Number(heading.tagName.slice(1));
        if (level > previous + 1) report(`h${previous} is followed by h${level}`, heading);
        return level;
      }, 0);

      axe.setup();
      // Elements behind a modal dialog are inert and have no accessible name.
      const usable = document.querySelector('dialog:modal') ?? document;
      for (const control of usable.querySelectorAll(selector)) {
        if (!isVisible(control)) continue;
        const { width, height } = control.getBoundingClientRect();
        const isInSentence =
          getComputedStyle(control).display === 'inline' &&
          normal(control.parentElement?.textContent ?? '') !== normal(control.textContent);
        if (!isInSentence && Math.min(width, height) < targetPx) report(`${width} × ${height} px`, control);

        const name = normal(axe.commons.text.accessibleText(control));
        if (!name) report('no name', control);
        const words = document.createTreeWalker(control, NodeFilter.SHOW_TEXT, ({ parentElement }) =>
          parentElement && isVisible(parentElement) ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_REJECT,
        );
        while (control.tagName !== 'SELECT' && words.nextNode()) {
          const text = normal(words.currentNode.nodeValue ?? '');
          if (!name.includes(text)) report(`“${text}” is not in the name “${name}”`, control);
        }
      }
      axe.teardown();
      return found;
    },
    [CONTROLS, TARGET_PX] as const,
  );
  expect(faults).toEqual([]);
}
