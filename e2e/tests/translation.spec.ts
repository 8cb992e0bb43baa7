import { STORIES } from '../support/openStates';
import { expect, LANGUAGES, ROUTES, test, type Language } from '../support/site';
import { readWords } from '../support/words';

type Words = Record<Language, string[]>;

/** What may be the same in both languages, and why. */
const THE_SAME: readonly RegExp[] = [
  // The agency's own name and addresses.
  /^(FareKite|www\.farekite\.example|info@farekite\.example|2100 Harbor Street, Suite 400|San Francisco, CA 94105)$/,
  // A Spanish word too.
  /^Blog$/,
  // Places that Spanish calls the same.
  /^(Bali|Barcelona|Cancún|Goa|India|Indonesia|Kuala Lumpur|Santorini|Bali, Indonesia|Goa, India)$/,
  /^(Borough Market|Central Park|London Eye|Montmartre|Notre-Dame)$/,
  // Dishes, which keep their names.
  /^(Arepas|Curry|Dim sum|Ramen|Sushi|Yakitori)$/,
  // Brands; that the button Discover is translated is held by the story of its pop-up.
  /^(Visa|Mastercard|American Express|Discover|PayPal)$/,
  // Airlines, reviewers and travelers: names.
  /^\p{Lu}\p{L}+ (Air|Airlines|Airways|Pacific)$/u,
  /^\p{Lu}[\p{L} ]+ \p{Lu}\.$/u,
  /^(Ada Reyes|ada@example\.com)$/,
  // Coupons and airports have one code, and an airport has one name.
  /^FLY[A-Z]+$/,
  /^[A-Z]{3}$/,
  /^- .+, .+$/,
  // Signs and units.
  /^(14 A B C|2 × 32 kg|\d+ h \d+ min)$/,
];

/** Names that hold a word of the other language, and the code of Spanish. */
const NAMES = /Los Angeles|Las Vegas|El Paso|“es”/g;

/** Words that one language is full of and the other does not have. */
const TELLTALES: Record<Language, RegExp> = {
  en: /(?<![\p{L}\p{N}-])(the|and|with|your|from|for|of|is|are|this|that|you|we|our|by|on|at|or|to|in|it|be|not|was|will|if|but|when|who|how|all|any|more|than|they|their|there|what|please|call|deals?|flights?|next|back|close|show)(?![\p{L}\p{N}-])/iu,
  es: /(?<![\p{L}\p{N}-])(el|los|las|la|para|con|su|sus|de|del|y|que|una|por|es|un|al|se|lo|como|más|desde|hasta|sin|sobre|esta|este|usted|nuestr[oa]s?|vuelos?|llame|ofertas?|siguiente|volver|cerrar)(?![\p{L}\p{N}-])/iu,
};

/** The texts that are not translated, and those with a word of the other language in them. */
function untranslated({ en, es }: Words): string[] {
  const same = [...new Set(en)].filter((text) => es.includes(text));
  const own = (texts: string[]) => texts.filter((text) => !same.includes(text));
  const mixed = (texts: string[], other: Language) =>
    own(texts).filter((text) => TELLTALES[other].test(text.replace(NAMES, '')));
  return [
    ...same.filter((text) => !THE_SAME.some((reason) => reason.test(text))),
    ...mixed(en, 'es'),
    ...mixed(es, 'en'),
  ];
}

test('Every route says everything in English or everything in Spanish', async ({ page, request }) => {
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

test.describe('In either language alone speaks', () => {
  test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

  for (const { title, tell } of STORIES) {
    test(title, async ({ page }) => {
      const words: Words = { en: [], es: [] };
      let heard: string[] = [];
      page.on('dialog', (alert) => heard.push(alert.message()));
      for (const language of LANGUAGES) {
        heard = words[language];
        await tell({
          page,
          language,
          say: (text) => text[language],
          see: async () => {
            heard.push(...(await readWords(page)));
          },
        });
        await page.unrouteAll();
      }
      expect(untranslated(words)).toEqual([]);
    });
  }
});
