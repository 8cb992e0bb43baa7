import { AGENCY } from '../support/agency';
import { SCENARIOS } from '../support/scenarios';
import { expect, LANGUAGES, ROUTES, test, type Language } from '../support/site';
import { readWords } from '../support/words';

type Words = Record<Language, string[]>;

/** The agency's name and addresses, which are never translated. */
const AGENCY_TEXTS: readonly string[] = [
  AGENCY.name,
  AGENCY.email,
  new URL(AGENCY.origin).host,
  AGENCY.address.street,
  `${AGENCY.address.city}, ${AGENCY.address.state} ${AGENCY.address.zip}`,
];

/** Texts that may be equal in both languages, with the reason. */
const THE_SAME: readonly RegExp[] = [
  // Also a Spanish word.
  /^Blog$/,
  // Places with the same name in Spanish.
  /^(Bali|Barcelona|Cancún|Goa|India|Indonesia|Kuala Lumpur|Santorini|Bali, Indonesia|Goa, India)$/,
  /^(Borough Market|Central Park|London Eye|Montmartre|Notre-Dame)$/,
  // Dishes keep their names.
  /^(Arepas|Curry|Dim sum|Ramen|Sushi|Yakitori)$/,
  // Brands. The Discover button is covered by the scenario of the destination dialogs.
  /^(Visa|Mastercard|American Express|Discover|PayPal)$/,
  // Names of airlines, reviewers and travelers.
  /^\p{Lu}\p{L}+ (Air|Airlines|Airways|Pacific)$/u,
  /^\p{Lu}[\p{L} ]+ \p{Lu}\.$/u,
  /^(Ada Reyes|ada@example\.com)$/,
  // Coupon codes, airport codes and airport names.
  /^FLY[A-Z]+$/,
  /^[A-Z]{3}$/,
  /^- .+, .+$/,
  // Symbols and units.
  /^(14 A B C|2 × 32 kg|\d+ h \d+ min)$/,
];

/** Names that contain a word of the other language, and the language code of Spanish. */
const NAMES = /Los Angeles|Las Vegas|El Paso|“es”/g;

/** Words that are frequent in one language and do not exist in the other. */
const TELLTALES: Record<Language, RegExp> = {
  en: /(?<![\p{L}\p{N}-])(the|and|with|your|from|for|of|is|are|this|that|you|we|our|by|on|at|or|to|in|it|be|not|was|will|if|but|when|who|how|all|any|more|than|they|their|there|what|please|call|deals?|flights?|next|back|close|show)(?![\p{L}\p{N}-])/iu,
  es: /(?<![\p{L}\p{N}-])(el|los|las|la|para|con|su|sus|de|del|y|que|una|por|es|un|al|se|lo|como|más|desde|hasta|sin|sobre|esta|este|usted|nuestr[oa]s?|vuelos?|llame|ofertas?|siguiente|volver|cerrar)(?![\p{L}\p{N}-])/iu,
};

/** Texts that are not translated, and texts that contain a word of the other language. */
function untranslated({ en, es }: Words): string[] {
  const same = [...new Set(en)].filter((text) => es.includes(text));
  const own = (texts: string[]) => texts.filter((text) => !same.includes(text));
  const mixed = (texts: string[], other: Language) =>
    own(texts).filter((text) => TELLTALES[other].test(text.replace(NAMES, '')));
  return [
    ...same.filter((text) => !AGENCY_TEXTS.includes(text) && !THE_SAME.some((reason) => reason.test(text))),
    ...mixed(en, 'es'),
    ...mixed(es, 'en'),
  ];
}

test('Every route is entirely in English or entirely in Spanish [RESULT-11, LANGUAGE-13]', async ({
  page,
  request,
}) => {
  for (const path of ROUTES) {
    const words: Words = { en: [], es: [] };
    for (const language of LANGUAGES) {
      const answer = await request.get(path, { headers: { cookie: `language=${language}` } });
      words[language] = await readWords(page, await answer.text());
    }
    expect(words.es.length, path).toBeGreaterThan(50);
    expect.soft(untranslated(words), path).toEqual([]);
  }
});

test.describe('Every text is in the chosen language in [LANGUAGE-13]', () => {
  test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

  for (const { title, run } of SCENARIOS) {
    test(title, async ({ page }) => {
      const words: Words = { en: [], es: [] };
      let heard: string[] = [];
      page.on('dialog', (alert) => heard.push(alert.message()));
      for (const language of LANGUAGES) {
        heard = words[language];
        await run({
          page,
          language,
          t: (texts) => texts[language],
          check: async () => {
            heard.push(...(await readWords(page)));
          },
        });
        await page.unrouteAll();
      }
      expect(untranslated(words)).toEqual([]);
    });
  }
});
