import { cpSync } from 'node:fs';
import { publish } from '../operations/publish';
import { FolderStore } from '../store/FolderStore';
import { temporaryFolder } from './temporaryFolder';

/** A store in a new empty folder. Writing is fast, because no test crashes the machine. */
export function emptySite(): FolderStore {
  return new FolderStore(temporaryFolder(), { isDurable: false });
}

/** A new site on which these releases were published, one after the other. */
export async function publishedSite(...dists: readonly string[]): Promise<FolderStore> {
  const store = emptySite();
  for (const dist of dists) await publish(dist, store);
  return store;
}

/**
 * Publishes these releases once, for all tests of a file.
 * @returns gives each test a site of its own
 */
export function siteOfEachTest(...dists: readonly string[]): () => FolderStore {
  let template: FolderStore;
  let site: FolderStore;
  beforeAll(async () => {
    template = await publishedSite(...dists);
  });
  beforeEach(() => {
    site = emptySite();
    cpSync(template.location, site.location, { recursive: true });
  });
  return () => site;
}
