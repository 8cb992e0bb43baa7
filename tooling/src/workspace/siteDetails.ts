import type { SiteDetails } from '@farekite/shared/contract';
import * as v from 'valibot';
import { listOf, matching, SINGLE_LINE } from '../release/dataRules';
import { parseData, SOURCE_FILE } from '../release/parseData';

const MAX_SOCIAL_LINKS = 20;

const SITE_DETAILS: v.GenericSchema<unknown, SiteDetails> = v.looseObject({
  name: SINGLE_LINE,
  origin: v.pipe(
    v.string(),
    v.check(
      (origin) => /^https?:/.test(origin) && URL.canParse(origin) && new URL(origin).origin === origin,
      'which is not an origin such as https://www.example.com, without a slash at its end',
    ),
  ),
  phone: matching(/^\D*(?:1\D*)?(?:\d\D*){10}$/, 'which is not a US telephone number of ten digits', 30),
  email: v.pipe(SINGLE_LINE, v.email('which is not an email address')),
  address: v.looseObject({
    street: SINGLE_LINE,
    city: SINGLE_LINE,
    state: matching(/^[A-Z]{2}$/, 'which is not the two-letter code of a state'),
    zip: matching(/^\d{5}(?:-\d{4})?$/, 'which is not a ZIP code'),
  }),
  social: listOf(
    v.looseObject({
      network: v.picklist(
        ['facebook', 'instagram', 'x'],
        'which is not a network that the site has an icon for',
      ),
      url: v.pipe(
        SINGLE_LINE,
        v.check(
          (url) => url.startsWith('https://') && URL.canParse(url),
          'which is not an address that begins with https://',
        ),
      ),
    }),
    MAX_SOCIAL_LINKS,
  ),
  sellerOfTravel: v.exactOptional(SINGLE_LINE),
});

/**
 * Reads the text of a site.json. The shell's is checked before it is built into a release, so that browsers need not do it.
 * @throws UserError that names the first field that breaks a rule
 */
export function parseSiteDetails(text: string, source: string): SiteDetails {
  return parseData(SITE_DETAILS, text, source, SOURCE_FILE);
}
