import type { BrowserType } from '@playwright/test';
import { LAPTOP } from '../../support/layout';
import { pageFunction, readResult } from './pageFunction';
import { type Tab } from './Tab';

/** Starts a browser that Playwright has downloaded. @throws Error when it does not start */
export async function openPlaywright(type: BrowserType): Promise<Tab> {
  const browser = await type.launch();
  const page = await browser.newPage({ viewport: LAPTOP });
  page.on('dialog', (dialog) => void dialog.accept());
  return {
    browser: `${type.name()} ${browser.version()}`,
    open: async (url) => {
      await page.goto(url, { waitUntil: 'domcontentloaded' });
    },
    reload: async () => {
      await page.reload({ waitUntil: 'domcontentloaded' });
    },
    goBack: async () => {
      await page.goBack();
    },
    click: ({ x, y }) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    evaluate: async (run, ...args) => {
      const source = pageFunction(run as (...args: never[]) => unknown);
      return readResult(await page.evaluate<string>(`(${source})(${JSON.stringify(JSON.stringify(args))})`));
    },
    addScript: (source) => page.evaluate(source),
    close: () => browser.close(),
  };
}
