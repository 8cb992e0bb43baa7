import { addStylesheets } from '../support/styleOrder';
import { FIRST_PAGES, openPage, test } from '../support/site';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('No remote styles more than its own pages [SHELL-15]', async ({ page }) => {
  for (const path of FIRST_PAGES.values()) {
    await test.step(path, async () => {
      await openPage(page, path);
      const expectSameStyle = await addStylesheets(page, [...FIRST_PAGES.keys()], 'body');
      await expectSameStyle();
    });
  }
});
