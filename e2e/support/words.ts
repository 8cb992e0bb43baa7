import type { Page } from '@playwright/test';
import { AGENCY } from './agency';
import type { Language } from './site';

const TEXT_ATTRIBUTES = [
  ...['alt', 'aria-description', 'aria-label', 'aria-placeholder', 'aria-roledescription'],
  ...['aria-valuetext', 'label', 'placeholder', 'title'],
];
const DESCRIPTIONS =
  'meta:is([name*="description"], [name*="title"], [property*="description"], [property*="title"])';

/**
 * Every text that has to be in the language of the page: without numbers and elements that have their own lang attribute.
 *
 * @param html reads this document instead of the page
 */
export function readWords(page: Page, html?: string): Promise<string[]> {
  return page.evaluate(
    ([source, textAttributes, descriptions]) => {
      const inspected =
        source === undefined ? document : new DOMParser().parseFromString(source, 'text/html');
      const { lang } = inspected.documentElement;
      const found = [inspected.title];
      for (const meta of inspected.querySelectorAll(descriptions))
        found.push(meta.getAttribute('content') ?? '');
      for (const element of inspected.body.querySelectorAll('*:not(script, style)')) {
        if (element.closest('[lang]')?.getAttribute('lang') !== lang) continue;
        for (const attribute of textAttributes) found.push(element.getAttribute(attribute) ?? '');
        for (const { nodeType, nodeValue } of element.childNodes) {
          if (nodeType === Node.TEXT_NODE) found.push(nodeValue ?? '');
        }
        const address = element.getAttribute('href') ?? '';
        if (address.startsWith('mailto:')) found.push(...new URL(address).searchParams.values());
      }
      const texts = found.map((text) => text.replace(/\s+/g, ' ').trim());
      return [...new Set(texts)].filter((text) => /\p{L}/u.test(text));
    },
    [html, TEXT_ATTRIBUTES, DESCRIPTIONS] as const,
  );
}

export type Words = Record<Language, string[]>;

const AGENCY_TEXTS: readonly string[] = [
  AGENCY.name,
  AGENCY.email,
  new URL(AGENCY.origin).host,
  AGENCY.address.street,
  `${AGENCY.address.city}, ${AGENCY.address.state} ${AGENCY.address.zip}`,
];

/** Texts that may be equal in both languages, with the reason. */
const EQUAL_TEXTS: readonly RegExp[] = [
  // Also a Spanish word.
  /^Blog$/,
  // Places with the same name in Spanish.
  /^(Bali|Barcelona|Cancún|Goa|India|Indonesia|Kuala Lumpur|Santorini|Bali, Indonesia|Goa, India)$/,
  /^(Borough Market|Central Park|London Eye|Montmartre|Notre-Dame)$/,
  // Dishes keep their names.
  /^(Arepas|Curry|Dim sum|Ramen|Sushi|Yakitori)$/,
  // Brands. The Discover button is covered by the states of the destination dialogs.
  /^(Visa|Mastercard|American Express|Discover|PayPal)$/,
  // Names of airlines, reviewers and travelers. The confirmation may break an address before its @ and dots.
  /^\p{Lu}\p{L}+ (Air|Airlines|Airways|Pacific)$/u,
  /^\p{Lu}[\p{L} ]+ \p{Lu}\.$/u,
  /^(Ada Reyes|ada@example\.com|ada|@example|\.com)$/,
  // Coupon codes, airport codes, airport names, and the city of the airport that is chosen in the states.
  /^FLY[A-Z]+$/,
  /^([A-Z]{3}|\([A-Z]{3}\))$/,
  /^New York$/,
  /^([A-Z]{3} )?- .+, .+$/,
  // Symbols and units.
  /^(14 A B C D|2 × 32 kg|\d+ h \d+ min)$/,
];

/** Names that contain a word of the other language, and the language code of Spanish. */
const NAMES = /Los Angeles|Las Vegas|El Paso|“es”/g;

/** Words that are frequent in one language and do not exist in the other. */
const TELLTALES: Record<Language, RegExp> = {
  en: /(?<![\p{L}\p{N}-])(the|and|with|your|from|for|of|is|are|this|that|you|we|our|by|on|at|or|to|in|it|be|not|was|will|if|but|when|who|how|all|any|more|than|they|their|there|what|please|call|deals?|flights?|next|back|close|show)(?![\p{L}\p{N}-])/iu,
  es: /(?<![\p{L}\p{N}-])(el|los|las|la|para|con|su|sus|de|del|y|que|una|por|es|un|al|se|lo|como|más|desde|hasta|sin|sobre|esta|este|usted|nuestr[oa]s?|vuelos?|llame|ofertas?|siguiente|volver|cerrar)(?![\p{L}\p{N}-])/iu,
};

export function findUntranslated({ en, es }: Words): string[] {
  const equal = [...new Set(en)].filter((text) => es.includes(text));
  const containing = (texts: string[], other: Language) =>
    texts.filter((text) => !equal.includes(text) && TELLTALES[other].test(text.replace(NAMES, '')));
  return [
    ...equal.filter(
      (text) => !AGENCY_TEXTS.includes(text) && !EQUAL_TEXTS.some((reason) => reason.test(text)),
    ),
    ...containing(en, 'es'),
    ...containing(es, 'en'),
  ];
}
