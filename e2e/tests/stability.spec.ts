import type { Page } from '@playwright/test';
import { chooseLanguage, EVERY_PATH, expect, test, untilHydrated } from '../support/site';

/** In CSS pixels: high enough to show most pages without scrolling. */
const HEIGHT = 4500;

/** Holds responses back while it is closed. */
interface Gate {
  readonly shut: () => void;
  /** Resolves when all held responses have been delivered. */
  readonly open: () => Promise<void>;
}

async function putGate(page: Page, files: RegExp): Promise<Gate> {
  let isOpen = false;
  let waiting: (() => Promise<unknown>)[] = [];
  await page.route(files, async (route) => {
    const pass = async () => {
      await route.continue();
      return (await route.request().response())?.finished();
    };
    if (isOpen) await pass();
    else waiting.push(pass);
  });
  return {
    shut: () => {
      isOpen = false;
    },
    open: async () => {
      isOpen = true;
      const passing = waiting.map((pass) => pass());
      waiting = [];
      await Promise.all(passing);
    },
  };
}

/** Records every layout shift from first paint on: the element, the score, and both positions. */
async function noteShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    const note = (entries: PerformanceEntryList) => {
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
      note(list.getEntries());
    });
    observer.observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, {
      readShifts: () => {
        note(observer.takeRecords());
        return shifts;
      },
    });
  });
  return () => page.evaluate(() => (window as unknown as { readShifts: () => string[] }).readShifts());
}

/** Waits two frames, so that changes are laid out and painted. */
function untilPainted(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      }),
  );
}

/** Scrolls down by one screen, if possible. */
function scrollOn(page: Page): Promise<boolean> {
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
  test(`No page shifts its layout when scripts, font and pictures arrive late (${String(width)} px, ${language})`, async ({
    page,
  }) => {
    // Intended animations are tested in motion.spec.ts.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: HEIGHT });
    await chooseLanguage(page, language);
    const scripts = await putGate(page, /\.js$/);
    const fonts = await putGate(page, /\.woff2$/);
    const pictures = await putGate(page, /\.(avif|webp)$/);
    const readShifts = await noteShifts(page);
    for (const path of EVERY_PATH) {
      await test.step(path, async () => {
        for (const gate of [scripts, fonts, pictures]) gate.shut();
        await page.goto(path, { waitUntil: 'commit' });
        await page.getByRole('heading', { level: 1 }).waitFor();
        await untilPainted(page);
        await scripts.open();
        await untilHydrated(page, 'h1');
        await untilPainted(page);
        await fonts.open();
        do {
          await untilPainted(page);
          await pictures.open();
          await untilPainted(page);
          pictures.shut();
        } while (await scrollOn(page));
        await untilPainted(page);
        expect.soft(await readShifts()).toEqual([]);
      });
    }
  });
}
