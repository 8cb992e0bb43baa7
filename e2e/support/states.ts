import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility';
import { expectFitsEveryWidth, LAPTOP, PHONE, screensOf, type Screen } from './layout';
import { expectSwitchesTranslatedTexts, readTexts } from './machineTranslation';
import { expect, LANGUAGES, test, untilHydrated, type Language } from './site';
import { findUntranslated, readWords, type Words } from './words';

export interface Visit {
  readonly page: Page;
  readonly language: Language;
  /** @param part what is examined for more than its words, as a selector: what is new in this state */
  readonly check: (state: string, part?: string) => Promise<void>;
}

type Story = (visit: Visit) => Promise<void>;

export async function press(page: Page, name: RegExp): Promise<void> {
  await page.getByRole('button', { name }).first().click();
}

export async function fillIn(page: Page, ...values: readonly string[]): Promise<void> {
  const fields = page.getByRole('main').getByRole('textbox');
  for (const [index, value] of values.entries()) await fields.nth(index).fill(value);
}

function testTranslation(title: string, story: Story, screen: Screen = LAPTOP): void {
  test(title, async ({ browser }) => {
    const spanish: string[] = [];
    for (const language of [...LANGUAGES].reverse()) {
      // What is chosen in one language is not stored for the other.
      const context = await browser.newContext({ viewport: screen });
      const page = await context.newPage();
      const errors: unknown[] = [];
      page.on('pageerror', (error) => errors.push(error));
      let state = 0;
      await story({
        page,
        language,
        check: (name) =>
          test.step(`${name} (${language})`, async () => {
            if ((await page.locator('[data-remote]').count()) > 0) await untilHydrated(page, '[data-remote]');
            if (language === 'es') spanish.push(await readTexts(page));
            else await expectSwitchesTranslatedTexts(page, spanish[state++] ?? '');
          }),
      });
      expect(errors).toEqual([]);
      await context.close();
    }
  });
}

export function testStates(
  title: string,
  story: Story,
  { phoneOnly = false, blocksFiles = false } = {},
): void {
  test.describe(title, () => {
    // Without transitions no contrast is measured half-way through a fade.
    test.use({ contextOptions: { reducedMotion: 'reduce' } });

    test('is accessible, in one language and as wide as the screen in every state [LAYOUT-27]', async ({
      page,
    }) => {
      const words: Words = { en: [], es: [] };
      const visits = LANGUAGES.flatMap((language) =>
        (phoneOnly ? [PHONE] : screensOf(language)).map((screen) => ({ language, screen })),
      );
      for (const { language, screen } of visits) {
        const readDialog = (dialog: { message: () => string }) => words[language].push(dialog.message());
        page.on('dialog', readDialog);
        await page.setViewportSize(screen);
        await story({
          page,
          language,
          check: (state, part) =>
            test.step(`${state} (${language}, ${String(screen.width)} px)`, async () => {
              words[language].push(...(await readWords(page)));
              if (part === undefined) return;
              await expectAccessible(page, part);
              if (screen === PHONE) await expectFitsEveryWidth(page);
            }),
        });
        page.off('dialog', readDialog);
        await page.unrouteAll();
      }
      expect(findUntranslated(words)).toEqual([]);
    });

    if (process.env.FAREKITE_TEST === 'all' && !blocksFiles) {
      const screen = phoneOnly ? PHONE : LAPTOP;
      testTranslation('changes its language after Google Translate in every state', story, screen);
    }
  });
}
