import { chooseLanguage, expect, LANGUAGES, ROUTES, test } from '../support/site';

/** WCAG 1.4.8 asks for at most 80 characters; books have about 66. */
const LONGEST = 75;
const PATHS = [...ROUTES, '/no-such-page'];

for (const language of LANGUAGES) {
  test(`No line of a paragraph is longer than ${String(LONGEST)} characters, on a laptop or on a large screen (${language})`, async ({
    page,
  }) => {
    await chooseLanguage(page, language);
    // Hydration changes nothing of a page, and takes its time; pictures have places without their files.
    await page.route(/\.(js|avif|webp)$/, (route) => route.abort());
    for (const path of PATHS) {
      await test.step(path, async () => {
        await page.goto(path);
        for (const width of [1280, 1920]) {
          await page.setViewportSize({ width, height: 900 });
          const long = await page.evaluate((longest) => {
            const range = document.createRange();
            const found: string[] = [];
            for (const paragraph of document.querySelectorAll<HTMLElement>('p, dd, blockquote')) {
              // What is for the ears alone is a pixel in size; what is short makes no long line.
              if (paragraph.offsetWidth <= 1 || (paragraph.textContent?.length ?? 0) <= longest) continue;
              const lines = new Map<number, string>();
              const texts = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
              while (texts.nextNode()) {
                const node = texts.currentNode as Text;
                for (let at = 0; at < node.length; at += 1) {
                  range.setStart(node, at);
                  range.setEnd(node, at + 1);
                  const [letter] = range.getClientRects();
                  if (letter) lines.set(letter.bottom, (lines.get(letter.bottom) ?? '') + node.data[at]);
                }
              }
              found.push(...[...lines.values()].filter((line) => line.trim().length > longest));
            }
            return found;
          }, LONGEST);
          expect(long, `at ${String(width)} px`).toEqual([]);
        }
      });
    }
  });
}
