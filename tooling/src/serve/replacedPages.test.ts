import type { AddressInfo } from 'node:net';
import { publish } from '../operations/publish';
import { S3Store } from '../store/S3Store';
import type { Store } from '../store/Store';
import { fakeShell } from '../testing/fakeReleases';
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

const DURATION_MS = 2_000;

async function expectWholeAnswers(store: Store, replaceObject: ReplaceObject): Promise<void> {
  await publish(fakeShell().dist, store, { create: true });
  const server = await serve(store, { port: 0, host: '127.0.0.1' });
  const { port } = server.http.address() as AddressInfo;
  const { replacements, answers, faults } = await readWhileReplaced(port, replaceObject, DURATION_MS);
  await server.stop();
  expect(faults).toEqual([]);
  expect(Math.min(replacements, answers)).toBeGreaterThan(20);
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
