import { expect, type Page } from '@playwright/test';

const RUBBISH = 'a\u0000b\u200B\uFFFD\t;--"\'`%00%0A\\..\\../{{7*7}}${7*7}';
const EMOJI = '🪁👩🏽‍🚀🏳️‍🌈👨‍👩‍👧‍👦🇺🇸';
const RIGHT_TO_LEFT = 'مرحبا \u202Eevil\u202C שלום';
const MARKUP = '</p></textarea><h1 id="injected">Pwned</h1><img src=x onerror="window.injected=1">';
// A nested svg fires onload even when it is parsed outside a document.
const SCRIPT = '"><script>window.injected=1</script><svg id="injected"><svg onload="window.injected=1">';

export const HOSTILE_TEXTS = {
  'rubbish, emoji, right-to-left text, markup and scripts': RUBBISH + EMOJI + RIGHT_TO_LEFT + MARKUP + SCRIPT,
  'ten thousand characters': 'kite'.repeat(1_250) + 'kite '.repeat(1_000),
} as const;

export async function expectNothingInjected(page: Page): Promise<void> {
  await expect(page.locator('#injected')).toHaveCount(0);
  expect(await page.evaluate(() => 'injected' in window)).toBe(false);
}
