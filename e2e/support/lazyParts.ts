import type { Page } from '@playwright/test';

/** The height that the shell's stylesheet expects of a part that sets no `--lazy-block-size`. */
const DEFAULT_HEIGHT_REM = 98;

/**
 * The parts with `data-layout="lazy"` that are higher than their estimated height, each by its class and both heights in pixels.
 * Requires a screen on which everything is laid out at once.
 */
export function findUnderestimatedParts(page: Page): Promise<string[]> {
  return page.evaluate((defaultRem) => {
    const pxPerRem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    return [...document.querySelectorAll('[data-layout=lazy]')].flatMap((part) => {
      const estimatedRem = Number.parseFloat(getComputedStyle(part).getPropertyValue('--lazy-block-size'));
      const estimated = (Number.isNaN(estimatedRem) ? defaultRem : estimatedRem) * pxPerRem;
      const { height } = part.getBoundingClientRect();
      return height > estimated ? [`${part.className}: ${String(height)} > ${String(estimated)}`] : [];
    });
  }, DEFAULT_HEIGHT_REM);
}
