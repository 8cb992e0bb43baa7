import { ROUTES } from '@farekite/shared/contract';
import { addStylesheets } from '../support/styleOrder';
import { openPage, test } from '../support/site';

/** A page of each remote. */
const PAGES = new Map(ROUTES.toReversed().map(({ remote, path }) => [remote, path]));

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('A page looks the same, with header and footer, to who has visited all the others: no remote styles more than its own pages [SHELL-15]', async ({
  page,
}) => {
  for (const path of PAGES.values()) {
    await test.step(path, async () => {
      await openPage(page, path);
      const expectSameStyle = await addStylesheets(page, [...PAGES.keys()], 'body');
      await expectSameStyle();
    });
  }
});
