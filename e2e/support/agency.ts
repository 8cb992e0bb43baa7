import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { telephoneHref, type SiteDetails } from '@farekite/shared/contract';

/** The published package has a copy of it. */
const FILE = ['../site.json', '../../shell/site.json']
  .map((file) => join(import.meta.dirname, file))
  .find((file) => existsSync(file));

export const AGENCY = JSON.parse(readFileSync(FILE ?? '', 'utf8')) as SiteDetails;

export const CALL_HREF = telephoneHref(AGENCY.phone);
export const MAIL_HREF = `mailto:${AGENCY.email}`;
