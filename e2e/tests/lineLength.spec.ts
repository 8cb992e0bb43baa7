import {
  chooseLanguage,
  EVERY_PATH,
  expect,
  LANGUAGES,
  test,
  blockScriptsAndPictures,
} from '../support/site';

/** WCAG 1.4.8 asks for at most 80 characters; books have about 66. */
const LONGEST = 75;

for (const language of LANGUAGES) {
  test(`No line of a paragraph has more than ${String(LONGEST)} characters on a laptop or a large screen (${language})`, async ({
    page,
  }) => {
    await chooseLanguage(page, language);
    await blockScriptsAndPictures(page);
    for (const path of EVERY_PATH) {
      await test.step(path, async () => {
        await page.goto(path);
        for (const width of [1280, 1920]) {
          await page.setViewportSize({ width, height: 900 });
          const long = await page.evaluate((longest) => {
            const range = document.createRange();
            const found: string[] = [];
            for (const paragraph of document.querySelectorAll<HTMLElement>('p, dd, blockquote')) {
              // Visually hidden text is one pixel in size; short text cannot make a long line.
              if (paragraph.offsetWidth <= 1 || (paragraph.textContent?.length ?? 0) <= longest) continue;
              const lines = new Map<string, string>();
              let column = 0;
              let last = 0;
              const texts = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
              while (texts.nextNode()) {
                const node = texts.currentNode as Text;
                // Measured word by word: a line can end after a space or a hyphen.
                for (const { 0: word, index } of node.data.matchAll(/[^\s-]*[\s-]+|[^\s-]+$/g)) {
                  range.setStart(node, index);
                  range.setEnd(node, index + word.length);
                  const [box] = range.getClientRects();
                  if (!box) continue;
                  // A new column starts higher up.
                  if (box.bottom < last - box.height) column += 1;
                  last = box.bottom;
                  const line = `${String(column)} ${String(box.bottom)}`;
                  lines.set(line, (lines.get(line) ?? '') + word);
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
