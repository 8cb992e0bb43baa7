import { formatVisit, type Visit } from '@farekite/shared/telemetry';
import { makeLive, servedSite, SHELL, type Objects } from './servedSite';

export const ENDPOINT = '/telemetry';

export const VISIT: Visit = {
  language: 'en',
  pair: `shell@${SHELL}`,
  vitals: { lcp: 800 },
  views: [{ route: null, isRepaired: false }],
};

export const RECORD = JSON.stringify(formatVisit(VISIT, 0));

export function tellingSite(): Objects {
  const objects = servedSite();
  const key = `releases/shell/${SHELL}/release.json`;
  const manifest = JSON.parse(String(objects.get(key))) as object;
  const telemetry = { endpoint: ENDPOINT, script: 'browser/telemetry.js' };
  objects.set(key, Buffer.from(JSON.stringify({ ...manifest, telemetry })));
  makeLive(objects, 'shell', SHELL, {});
  return objects;
}
