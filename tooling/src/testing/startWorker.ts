import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Miniflare } from 'miniflare';
import { runWebpack } from '../build/build';
import { rules } from '../presets/webpack/rules';
import { temporaryFolder } from './temporaryFolder';
import type { Store } from '../store/Store';

const WORKSPACE = join(__dirname, '../../..');

async function bundleWorker(): Promise<string> {
  const folder = temporaryFolder();
  const stats = await runWebpack([
    {
      mode: 'none',
      target: 'webworker',
      entry: join(WORKSPACE, 'deploy/worker/worker.ts'),
      output: { path: folder, filename: 'worker.mjs', library: { type: 'module' } },
      experiments: { outputModule: true },
      externalsType: 'module',
      externals: [/^node:/],
      resolve: {
        extensions: ['.ts', '.js'],
        alias: {
          '@farekite/shared/canary': join(WORKSPACE, 'shared/canary/index.ts'),
          '@farekite/shared/telemetry': join(WORKSPACE, 'shared/telemetry/index.ts'),
          '@farekite/tooling/worker': join(WORKSPACE, 'tooling/src/serve/worker.ts'),
        },
      },
      module: { rules: rules('worker', 'server') },
    },
  ]);
  if (stats.hasErrors()) throw new Error(stats.toString('errors-only'));
  return readFileSync(join(folder, 'worker.mjs'), 'utf8');
}

export async function startWorker(site: Store, bindings: Readonly<Record<string, string>> = {}) {
  const miniflare = new Miniflare({
    modules: true,
    script: await bundleWorker(),
    compatibilityDate: '2026-04-01',
    compatibilityFlags: ['nodejs_compat'],
    r2Buckets: ['SITE'],
    bindings: { PREFIX: 'sites/test', ...bindings },
    // In front of the worker, Miniflare would decompress and compress again what it answers.
    unsafeDirectSockets: [{ host: '127.0.0.1', port: 0 }],
    cf: false,
    telemetry: { enabled: false },
  });
  const bucket = await miniflare.getR2Bucket('SITE');
  for (const { key } of await site.list('')) {
    const object = await site.get(key);
    if (object) await bucket.put(`sites/test/${key}`, new Uint8Array(object.bytes));
  }
  const { origin } = await miniflare.unsafeGetDirectURL();
  return { origin, stop: () => miniflare.dispose() };
}
