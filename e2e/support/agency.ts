import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator } from '@playwright/test';
import { telephoneHref, type SiteDetails } from '@farekite/shared/contract';

/** The agency's details, as the shell shows them. */
export const AGENCY = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../shell/site.json'), 'utf8'),
) as SiteDetails;

export const CALL_HREF = telephoneHref(AGENCY.phone);
export const MAIL_HREF = `mailto:${AGENCY.email}`;

/** Recipient, subject and body of a `mailto:` link. */
export async function readMailLink(link: Locator) {
  const { protocol, pathname, searchParams } = new URL((await link.getAttribute('href')) ?? '');
  return { to: protocol + pathname, subject: searchParams.get('subject'), body: searchParams.get('body') };
}
