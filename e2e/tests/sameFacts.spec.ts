import { menuPaths } from '@farekite/shared/contract';
import { findAll, readDocument } from '../support/composedDocument';
import { expect, LANGUAGES, test } from '../support/site';

const COUPON =
  />(?:Use Coupon Code|Use el cupón)<\/span> <b\b[^>]*>([^<]+)<\/b>.*?>(\$[\d,]+ (?:off your booking|menos en su reserva))</gs;

function couponsIn(html: string): string[] {
  return [...html.matchAll(COUPON)].map(([, code = '', amount = '']) => `${code}: ${amount}`);
}

for (const language of LANGUAGES) {
  test(`The hero of each deal page shows the coupon that the home page shows for it, and no other does (${language}) [DEAL-16, HOME-12]`, async () => {
    const home = (await readDocument('/', language)).html;
    const cards = findAll(home, /<article\b(.*?)<\/article>/gs);
    const onHome = menuPaths('deals').map((path) =>
      [...new Set(cards.filter((html) => html.includes(`href="${path}"`)).flatMap(couponsIn))].join(),
    );
    expect(new Set(onHome).size, 'four coupons, and pages without').toBe(5);
    for (const [index, path] of menuPaths('deals').entries()) {
      const { html } = await readDocument(path, language);
      const main = html.slice(html.indexOf('<main'), html.indexOf('<h2'));
      expect(couponsIn(main).join(), path).toBe(onHome[index]);
    }
  });
}

const FARE =
  /<a [^>]*href="([^"]+)">([^<]+? to [^<]+?)(?: in [^<]+)?: sample fare (\$[\d,]+), round trip<\/a>/;

test('The sample fare of each guide stands on the deal page that it leads to [GUIDE-3]', async () => {
  for (const path of menuPaths('guides')) {
    const [, dealPage = '', route = '', price = ''] = FARE.exec((await readDocument(path)).html) ?? [];
    expect(route, path).not.toBe('');
    const cards = findAll((await readDocument(dealPage)).html, /<article\b(.*?)<\/article>/gs);
    const card = cards.find((html) => html.includes(`>${route}</h3>`));
    expect(card, `${route} on ${dealPage}`).toContain(`${price}</strong>`);
    expect(card, `${route} on ${dealPage}`).toContain('round trip');
  }
});
