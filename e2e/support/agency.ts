import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { telephoneHref, type SiteDetails } from '@farekite/shared/contract';

/** The agency's details, as the shell shows them. */
export const AGENCY = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../shell/site.json'), 'utf8'),
) as SiteDetails;

export const CALL_HREF = telephoneHref(AGENCY.phone);
export const MAIL_HREF = `mailto:${AGENCY.email}`;
