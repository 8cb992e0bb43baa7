import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { findChromium } from '@farekite/tooling/browser';
import { DevToolsConnection } from './DevToolsConnection';

export interface StartedChromium {
  readonly connection: DevToolsConnection;
  readonly stop: () => Promise<void>;
}

/** Starts the browser of the tests without Playwright, whose sessions keep Chromium from prerendering. */
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
  for await (const line of createInterface(browser.stderr)) {
    const address = /ws:\/\/\S+/.exec(line)?.[0];
    if (address) return { connection: await DevToolsConnection.open(address), stop };
  }
  await stop();
  throw new Error(`${executablePath} cannot be driven`);
}
