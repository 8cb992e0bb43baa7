import {
  chromium,
  type Browser,
  type BrowserContext,
  type CDPSession,
  type LaunchOptions,
  type Page,
} from '@playwright/test';
import { findChromium } from '@farekite/tooling/browser';

/** A slow phone in a slow mobile network, as Lighthouse defines it. */
const PHONE = {
  viewportPx: { width: 390, height: 844 },
  latencyMs: 150,
  downloadBytesPerSecond: 1_600_000 / 8,
  uploadBytesPerSecond: 750_000 / 8,
  cpuSlowdown: 4,
};

/** Starts the browser of the tests. @param options `args` are added to those that it always gets */
export async function openBrowser({
  args: moreArgs = [],
  ...options
}: Pick<LaunchOptions, 'args' | 'ignoreDefaultArgs'> = {}): Promise<Browser> {
  const { executablePath, env, args } = await findChromium();
  return chromium.launch({
    executablePath,
    env: { ...(process.env as Record<string, string>), ...env },
    args: [...args, ...moreArgs],
    ...options,
  });
}

/** A tab without a cache, with its DevTools session. */
export interface Tab {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly session: CDPSession;
}

/** What is slow in a tab. @default all of it */
export interface Slowness {
  readonly hasSlowNetwork?: boolean;
  readonly hasSlowProcessor?: boolean;
}

/** Opens a tab in a new context, so that nothing of an earlier visit is cached or stored. */
export async function openTab(
  browser: Browser,
  { hasSlowNetwork = true, hasSlowProcessor = true }: Slowness = {},
): Promise<Tab> {
  const context = await browser.newContext({ viewport: PHONE.viewportPx });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  if (hasSlowNetwork) {
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: PHONE.latencyMs,
      downloadThroughput: PHONE.downloadBytesPerSecond,
      uploadThroughput: PHONE.uploadBytesPerSecond,
    });
  }
  if (hasSlowProcessor) await session.send('Emulation.setCPUThrottlingRate', { rate: PHONE.cpuSlowdown });
  return { page, context, session };
}
