import type { Page } from '@playwright/test';
import { holdRequests } from '../support/holdRequests';
import { untilPainted } from '../support/layout';
import { chooseLanguage, EVERY_PATH, expect, test, untilHydrated } from '../support/site';

/** In CSS pixels: high enough to show most pages without scrolling. */
const HEIGHT = 4500;

/** Records every layout shift from first paint on: the element, the score, and both positions. */
async function recordShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    const record = (entries: PerformanceEntryList) => {
      for (const entry of entries as (PerformanceEntry & {
        readonly value: number;
        readonly hadRecentInput: boolean;
        readonly sources: readonly {
          readonly node: Node | null;
          readonly previousRect: DOMRectReadOnly;
          readonly currentRect: DOMRectReadOnly;
        }[];
      })[]) {
        if (entry.hadRecentInput) continue;
        const moved = entry.sources.map(({ node, previousRect: from, currentRect: to }) => {
          const box = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].join(' ');
          return `${node?.textContent?.slice(0, 40) ?? ''} (${box(from)} → ${box(to)})`;
        });
        shifts.push(`${entry.value.toFixed(4)}: ${moved.join(', ')}`);
      }
    };
    const observer = new PerformanceObserver((list) => {
      record(list.getEntries());
    });
    observer.observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, {
      readShifts: () => {
        record(observer.takeRecords());
        return shifts;
      },
    });
  });
  return () => page.evaluate(() => (window as unknown as { readShifts: () => string[] }).readShifts());
}

/** Scrolls down by one screen. Returns false at the end of the page. */
function scrollDown(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const before = scrollY;
    scrollBy({ top: innerHeight, behavior: 'instant' });
    return scrollY > before;
  });
}

for (const [width, language] of [
  [390, 'es'],
  [1280, 'en'],
] as const) {
  test(`No page shifts its layout when scripts and pictures arrive late (${String(width)} px, ${language})`, async ({
    page,
  }) => {
    // Intended animations are tested in motion.spec.ts.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: HEIGHT });
    await chooseLanguage(page, language);
    const scripts = await holdRequests(page, /\.js$/);
    const pictures = await holdRequests(page, /\.(avif|webp)$/);
    const readShifts = await recordShifts(page);
    for (const path of EVERY_PATH) {
      await test.step(path, async () => {
        for (const files of [scripts, pictures]) files.hold();
        await page.goto(path, { waitUntil: 'commit' });
        await page.getByRole('heading', { level: 1 }).waitFor();
        await untilPainted(page);
        await scripts.release();
        await untilHydrated(page, 'h1');
        await untilPainted(page);
        do {
          await untilPainted(page);
          await pictures.release();
          await untilPainted(page);
          pictures.hold();
        } while (await scrollDown(page));
        await untilPainted(page);
        expect.soft(await readShifts()).toEqual([]);
      });
    }
  });
}
