import { publish } from '../operations/publish';
import { Site } from '../store/Site';
import { temporaryFolder } from './temporaryFolder';

/** A new site on which these releases were published, one after the other. */
export async function publishedSite(...dists: readonly string[]): Promise<Site> {
  const site = new Site(temporaryFolder());
  for (const dist of dists) await publish(dist, site);
  return site;
}
