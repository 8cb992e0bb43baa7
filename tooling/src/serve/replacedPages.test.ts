import type { AddressInfo } from 'node:net';
import { publish } from '../operations/publish';
import { S3Store } from '../store/S3Store';
import type { Store } from '../store/Store';
import { fakeShell } from '../testing/fakeReleases';
import { inFull } from '../testing/inFull';
import { emptySite } from '../testing/publishedSite';
import {
  readWhileReplaced,
  replaceInFolder,
  replaceInStore,
  type ReplaceObject,
} from '../testing/readWhileReplaced';
import { S3Server } from '../testing/S3Server';
import { serve } from './serve';

jest.mock('../compose/runInSandbox');

/** How many objects are replaced, and how many answers are read. */
const COUNT = inFull(2_000, 60);

async function expectWholeAnswers(store: Store, replaceObject: ReplaceObject): Promise<void> {
  await publish(fakeShell().dist, store, { create: true });
  const server = await serve(store, { port: 0, host: '127.0.0.1' });
  const { port } = server.http.address() as AddressInfo;
  const faults = await readWhileReplaced(port, replaceObject, COUNT);
  await server.stop();
  expect(faults).toEqual([]);
}

describe('While a page and its variants are replaced as fast as possible, every answer is one whole version,', () => {
  it('from a folder', async () => {
    const site = emptySite();
    await expectWholeAnswers(site, replaceInFolder(site));
  });

  it('from a bucket', async () => {
    const bucket = await S3Server.start();
    const site = new S3Store(bucket.site, bucket.env);
    await expectWholeAnswers(site, replaceInStore(site));
    await bucket.stop();
  });
});
