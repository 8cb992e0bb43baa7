import type { Page, Route } from '@playwright/test';
import { ROUTES, type RoutePath } from '@farekite/shared/contract';
import { releasePath, type ReleaseManifest, type ReleasePage } from '@farekite/shared/protocol';
import { readDocument } from '../support/composedDocument';
import { followLink } from '../support/followLink';
import { loadPageCode } from '../support/loadPageCode';
import {
  expect,
  LANGUAGES,
  setLanguageCookie,
  switchLanguage,
  test,
  untilHydrated,
  type Language,
} from '../support/site';
import { otherPage, TEXTS } from './visitCell';

const NAMES = ['shell', ...new Set(ROUTES.map(({ remote }) => remote))];

/** Pictures and fonts, for which browsers have no integrity check; docs/security.md says so. */
const UNVERIFIED = /\.(?:avif|jpg|svg|webp|woff2)$/;

async function readLiveRelease(page: Page, name: string): Promise<ReleaseManifest> {
  const response = await page.request.get(`/live/${name}.json`);
  return (await response.json()) as ReleaseManifest;
}

/** The pages of a release, and for the shell one of its own, which need the file at once, or to change their language. */
function pageThatNeeds(release: ReleaseManifest, file: string): RoutePath | undefined {
  if (release.kind === 'shell') return '/terms';
  const pages = Object.entries(release.pages) as [RoutePath, ReleasePage][];
  const filesOf = ({ scripts, styles, texts = {} }: ReleasePage) => [
    release.entry,
    ...scripts,
    ...styles,
    ...Object.values(texts),
  ];
  return pages.find(([, page]) => filesOf(page).includes(file))?.[0];
}

/** The language of a text file; `undefined` for another file. */
function languageOfTexts(file: string): Language | undefined {
  return LANGUAGES.find((language) => file.endsWith(`.${language}.json`));
}

/** No page requests it: it is in every document. */
function styleOfShell(release: ReleaseManifest): string | undefined {
  return release.kind === 'shell' ? release.style : undefined;
}

async function changeOneByte(route: Route): Promise<void> {
  const response = await route.fetch();
  const body = await response.body();
  const middle = Math.floor(body.length / 2);
  body[middle] = (body[middle] ?? 0) ^ 1;
  await route.fulfill({ response, body });
}

/** Does on the home page all that loads another file. */
async function useHomePage(page: Page): Promise<void> {
  await untilHydrated(page);
  await page.getByLabel('From', { exact: true }).fill('new');
  await page.getByRole('button', { name: /^Depart/ }).click();
  await page.keyboard.press('Escape');
  // Last, because the dialog makes the rest of the page inert.
  await page.getByRole('button', { name: 'Discover' }).first().click();
}

for (const name of NAMES) {
  test(`One byte changed in a script, stylesheet or text file of ${name}: the browser refuses it, and the page stays readable`, async ({
    page,
    consoleErrors,
  }) => {
    test.slow();
    const release = await readLiveRelease(page, name);
    const files = Object.keys(release.files).filter((file) => file.startsWith('browser/'));
    for (const file of files.filter((one) => !UNVERIFIED.test(one) && one !== styleOfShell(release))) {
      await test.step(file, async () => {
        const address = releasePath(release) + file;
        const path = pageThatNeeds(release, file);
        await page.route(`**${address}`, changeOneByte);
        consoleErrors.length = 0;
        // A document contains the stylesheets of its page. They are requested after a link was followed.
        const isStyle = path !== undefined && file.endsWith('.css');
        // It also contains its texts. They are requested when another language is left.
        const textsLanguage = languageOfTexts(file);
        const language = textsLanguage === 'en' ? 'es' : 'en';
        await setLanguageCookie(page, language);
        await page.goto(isStyle ? otherPage(release) : (path ?? '/'));
        if (!path) await useHomePage(page);
        if (isStyle) {
          await untilHydrated(page, '[data-remote]');
          await followLink(page, path);
        } else if (textsLanguage) {
          await untilHydrated(page);
          await switchLanguage(page, textsLanguage);
        } else if (path && name !== 'shell') {
          await loadPageCode(page);
        }

        await expect
          .poll(() => consoleErrors, 'the browser refuses the file')
          .toContainEqual(expect.stringMatching(new RegExp(`'integrity' attribute .*${address}'`)));
        const heading = isStyle ? TEXTS.en.fallback : (await readDocument(path ?? '/', language)).heading;
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
        if (path && name !== 'shell') {
          await expect
            .poll(() => consoleErrors, 'the report names the release')
            .toContainEqual(expect.stringContaining(`${name}@${release.version} failed`));
        }
        await page.unroute(`**${address}`);
        // A language that was chosen would be chosen in the next document, too.
        await page.evaluate(() => {
          localStorage.clear();
        });
      });
    }
  });
}
