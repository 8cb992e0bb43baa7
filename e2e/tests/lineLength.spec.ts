import {
  chooseLanguage,
  EVERY_PATH,
  expect,
  LANGUAGES,
  test,
  withholdScriptsAndPictures,
} from '../support/site';

/** WCAG 1.4.8 asks for at most 80 characters; books have about 66. */
const LONGEST = 75;

for (const language of LANGUAGES) {
  test(`No line of a paragraph is longer than ${String(LONGEST)} characters, on a laptop or on a large screen (${language})`, async ({
    page,
  }) => {
    await chooseLanguage(page, language);
    await withholdScriptsAndPictures(page);
    for (const path of EVERY_PATH) {
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
              const lines = new Map<string, string>();
              let column = 0;
              let last = 0;
              const texts = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
              while (texts.nextNode()) {
                const node = texts.currentNode as Text;
                // By words, as a line may end behind a space or a hyphen.
                for (const { 0: word, index } of node.data.matchAll(/[^\s-]*[\s-]+|[^\s-]+$/g)) {
                  range.setStart(node, index);
                  range.setEnd(node, index + word.length);
                  const [box] = range.getClientRects();
                  if (!box) continue;
                  // The next column begins higher up.
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
