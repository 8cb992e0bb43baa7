import { menuPaths } from '@farekite/shared/contract';
import { findAll, readDocument } from '../support/composedDocument';
import { expect, test } from '../support/site';

/** The link of a guide: where it leads, the route and the price. */
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
