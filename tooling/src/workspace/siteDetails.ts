import type { SiteDetails } from '@farekite/shared/contract';
import * as v from 'valibot';
import { expected, matching, SINGLE_LINE } from '../release/dataRules';
import { sourceParserOf } from '../release/parseData';

const SITE_DETAILS: v.GenericSchema<unknown, SiteDetails> = v.looseObject({
  name: SINGLE_LINE,
  origin: v.pipe(
    v.string(),
    v.check(
      (origin) => /^https?:/.test(origin) && URL.canParse(origin) && new URL(origin).origin === origin,
      expected('an origin such as https://www.example.com, without a slash at its end,'),
    ),
  ),
  phone: matching(/^\D*(?:1\D*)?(?:\d\D*){10}$/, 'a US telephone number of ten digits', 30),
  email: v.pipe(SINGLE_LINE, v.email()),
  address: v.looseObject({
    street: SINGLE_LINE,
    city: SINGLE_LINE,
    state: matching(/^[A-Z]{2}$/, 'the two-letter code of a state'),
    zip: matching(/^\d{5}(?:-\d{4})?$/, 'a ZIP code'),
  }),
  social: v.array(
    v.looseObject({
      /** The site has an icon for these. */
      network: v.picklist(['facebook', 'instagram', 'x']),
      url: v.pipe(SINGLE_LINE, v.url(), v.startsWith('https://')),
    }),
  ),
  sellerOfTravel: v.exactOptional(SINGLE_LINE),
});

/** Reads the shell's site.json, before it is built into a release, so that browsers need not check it. */
export const parseSiteDetails = sourceParserOf(SITE_DETAILS);
