import { cpSync } from 'node:fs';
import { publish } from '../operations/publish';
import { FolderStore } from '../store/FolderStore';
import { temporaryFolder } from './temporaryFolder';

/** Writing is fast, because no test crashes the machine. */
export function emptySite(): FolderStore {
  return new FolderStore(temporaryFolder(), { isDurable: false });
}

export async function publishedSite(...dists: readonly string[]): Promise<FolderStore> {
  const store = emptySite();
  for (const dist of dists) await publish(dist, store);
  return store;
}

/** Publishes once, and copies the site for each test. */
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
