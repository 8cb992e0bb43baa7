import { readDocument } from '../../support/composedDocument';
import type { Fault } from '../proxy/SiteProxy';
import { expect, test } from '../test';

const PATH = '/booking-process';
const BOOKING = '/releases/mfe-booking/';

const FAULTS: readonly { readonly name: string; readonly files: RegExp; readonly fault: Fault }[] = [
  { name: 'all scripts of a remote missing', files: new RegExp(`${BOOKING}.*\\.js`), fault: 'not found' },
  {
    name: 'one byte of its scripts changed',
    files: new RegExp(`${BOOKING}.*\\.js`),
    fault: 'one byte changed',
  },
  { name: 'its scripts hanging', files: new RegExp(`${BOOKING}.*remoteEntry\\.js$`), fault: 'hangs' },
];

for (const { name, files, fault } of FAULTS) {
  test(`With ${name}, a page stays readable, and Try again recovers without a reload`, async ({
    visitor,
  }) => {
    const { heading } = await readDocument(PATH);
    visitor.visit.fail(files, fault);
    await visitor.openDocument(PATH);
    await visitor.see('heading', heading);
    await visitor.see('button', 'Try again');
    await visitor.markDocument();
    visitor.visit.recover();
    await visitor.click('button', 'Try again');
    await visitor.untilHydrated();
    await visitor.seeNo('button', 'Try again');
    await visitor.see('heading', heading);
    await visitor.expectSameDocument();
  });
}

test('A remote that is down leaves the rest of the site working, in both languages', async ({ visitor }) => {
  visitor.visit.fail(new RegExp(`${BOOKING}.*\\.js`), 'not found');
  await visitor.openDocument(PATH);
  await visitor.see('button', 'Try again');
  await visitor.chooseLanguage('es');
  await visitor.see('button', 'Intentar de nuevo');
  await visitor.click('link', 'Nosotros');
  await visitor.untilAt('/about');
  await visitor.untilHydrated();
  expect(await visitor.errors()).toEqual([]);
});

test('A link to a remote that is down leads to a fallback, and Try again shows the page', async ({
  visitor,
}) => {
  await visitor.open('/flight-results');
  await visitor.markDocument();
  visitor.visit.fail(/\/releases\/mfe-home\/.*\.js/, 'not found');
  await visitor.tab.evaluate(() => {
    const link = document.createElement('a');
    link.href = '/contact';
    link.textContent = 'To another page';
    document.querySelector('[data-remote]')?.append(link);
  });
  await visitor.click('link', 'To another page');
  await visitor.see('heading', 'This page is not available right now');
  visitor.visit.recover();
  await visitor.click('button', 'Try again');
  await visitor.untilHydrated();
  await visitor.see('heading', (await readDocument('/contact')).heading);
  await visitor.expectSameDocument();
});
