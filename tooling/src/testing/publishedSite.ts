import { publish } from '../release/publish';
import { Site } from '../release/Site';
import { temporaryFolder } from './temporaryFolder';

/** A site of its own on which these releases were published, one after the other. */
export async function publishedSite(...dists: readonly string[]): Promise<Site> {
  const site = new Site(temporaryFolder());
  for (const dist of dists) await publish(dist, site);
  return site;
}
