import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { findChromium } from '@farekite/tooling/browser';
import { withinTimeLimit } from '../../support/withinTimeLimit';
import { BrowserConnection } from '../../support/BrowserConnection';

export interface StartedChromium {
  readonly connection: BrowserConnection;
  readonly stop: () => Promise<void>;
}

/** Connects with a browser that writes on a stream at which address it can be driven. */
async function connect(output: Readable): Promise<BrowserConnection> {
  for await (const line of createInterface(output)) {
    const address = /ws:\/\/\S+/.exec(line)?.[0];
    if (address) return BrowserConnection.open(address);
  }
  throw new Error('The browser has ended');
}

/** Starts the browser of the tests without Playwright, whose sessions keep Chromium from loading pages ahead. */
export async function startChromium(): Promise<StartedChromium> {
  const { executablePath, env, args } = await findChromium();
  const profile = await mkdtemp(join(tmpdir(), 'farekite-bench-'));
  const browser = spawn(
    executablePath,
    [...args, '--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank'],
    { env: { ...process.env, ...env }, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const exited = once(browser, 'exit');
  const stop = async () => {
    browser.kill();
    await exited;
    await rm(profile, { recursive: true, maxRetries: 5 });
  };
  try {
    const connection = await withinTimeLimit(connect(browser.stderr), 'The browser did not start');
    return { connection, stop };
  } catch (error) {
    await stop();
    throw new Error(`${executablePath} cannot be driven`, { cause: error });
  }
}
