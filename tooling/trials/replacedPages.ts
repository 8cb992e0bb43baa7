import './afterAllAtExit';
import type { AddressInfo } from 'node:net';
import { parseArgs } from 'node:util';
import { publish } from '../src/operations/publish';
import { serve } from '../src/serve/serve';
import { FolderStore } from '../src/store/FolderStore';
import { openStore } from '../src/store/openStore';
import { fakeShell } from '../src/testing/fakeReleases';
import { readWhileReplaced, replaceInFolder, replaceInStore } from '../src/testing/readWhileReplaced';

const USAGE = `npx jiti tooling/trials/replacedPages.ts --site SITE [--seconds N]

Replaces a page of a new site below SITE, a folder or s3://BUCKET/PREFIX, without pause, while visitors read it, and
counts the answers that are not one whole version.
`;

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      site: { type: 'string', default: process.env.FAREKITE_SITE ?? '' },
      seconds: { type: 'string', default: '60' },
    },
  });
  if (values.site === '') throw new Error(USAGE);
  const store = openStore(`${values.site}/replaced-pages-${String(Date.now())}`);
  const replaceObject = store instanceof FolderStore ? replaceInFolder(store) : replaceInStore(store);
  await publish(fakeShell().dist, store, { create: true });
  const server = await serve(store, { port: 0, host: '127.0.0.1' });
  const { port } = server.http.address() as AddressInfo;
  const { replacements, answers, faults } = await readWhileReplaced(
    port,
    replaceObject,
    Number(values.seconds) * 1_000,
  );
  await server.stop();
  for (const fault of faults.slice(0, 10)) console.error(fault);
  console.info(
    `${String(replacements)} objects replaced, ${String(answers)} answers, ${String(faults.length)} of them wrong`,
  );
  if (faults.length > 0) process.exitCode = 1;
}

void main();
