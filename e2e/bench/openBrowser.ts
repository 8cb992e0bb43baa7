import {
  chromium,
  type Browser,
  type BrowserContext,
  type CDPSession,
  type LaunchOptions,
  type Page,
} from '@playwright/test';
import { findChromium } from '@farekite/tooling/browser';
import { PHONE } from '../support/layout';

/**
 * The network of a slow phone, as Lighthouse defines it, for `Network.emulateNetworkConditions`: latency in milliseconds, throughput in bytes per
 * second.
 */
export const NETWORK_CONDITIONS = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
export const DEFAULT_PROCESSOR_SLOWDOWN = 4;
/**
 * Its processor, for `Emulation.setCPUThrottlingRate`: how many times slower it is than this machine's. On a slow machine, a
 * smaller number makes it as slow as it is elsewhere.
 */
export const PROCESSOR_CONDITIONS = {
  rate: Number(process.env.PROCESSOR_SLOWDOWN ?? DEFAULT_PROCESSOR_SLOWDOWN),
};
/** The targets are set for this one. */
export const HAS_DEFAULT_PROCESSOR = PROCESSOR_CONDITIONS.rate === DEFAULT_PROCESSOR_SLOWDOWN;

/** For `Network.enable`. With a buffer, DevTools keeps what has arrived, and decodes documents in the page's main thread. */
const NO_BUFFER = { maxTotalBufferSize: 0, maxResourceBufferSize: 0 };

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
  const context = await browser.newContext({ viewport: PHONE });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable', NO_BUFFER);
  if (hasSlowNetwork) await session.send('Network.emulateNetworkConditions', NETWORK_CONDITIONS);
  if (hasSlowProcessor) await session.send('Emulation.setCPUThrottlingRate', PROCESSOR_CONDITIONS);
  return { page, context, session };
}
