import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { BrowserConnection } from '../../support/BrowserConnection';
import { LAPTOP } from '../../support/layout';
import { withinTimeLimit } from '../../support/withinTimeLimit';
import { clickActions, pressActions, typeActions } from './inputActions';
import { pageFunction, readResult } from './pageFunction';
import { type Tab } from './Tab';

interface Session {
  readonly capabilities: { readonly browserName: string; readonly browserVersion: string };
}

interface BrowsingContext {
  readonly context: string;
}

type ScriptResult =
  | { readonly type: 'success'; readonly result: { readonly value: string } }
  | { readonly type: 'exception'; readonly exceptionDetails: { readonly text: string } };

/** Firefox writes the address for automation among its other messages. */
async function readAddress(firefox: ChildProcess): Promise<string> {
  if (firefox.stderr) {
    for await (const line of createInterface(firefox.stderr)) {
      const address = /WebDriver BiDi listening on (ws:\S+)/.exec(line)?.[1];
      if (address) return `${address}/session`;
    }
  }
  throw new Error('Firefox has ended without offering WebDriver BiDi');
}

/** Drives a Firefox whose address for automation is known, in a tab of its own. @param close ends the browser */
async function openTab(bidi: BrowserConnection, close: () => Promise<void>): Promise<Tab> {
  const { capabilities } = await bidi.send<Session>('session.new', {
    capabilities: { alwaysMatch: { unhandledPromptBehavior: { default: 'ignore' } } },
  });
  // Firefox 140.12 leaves prompts open where unhandledPromptBehavior is "accept", so they are accepted here.
  bidi.events.on('browsingContext.userPromptOpened', ({ context }: BrowsingContext) => {
    bidi.send('browsingContext.handleUserPrompt', { context, accept: true }).catch((error: unknown) => {
      console.error(error);
    });
  });
  await bidi.send('session.subscribe', { events: ['browsingContext.userPromptOpened'] });
  // The first tab gets no focus events: the focus is in the address bar.
  const { context } = await bidi.send<BrowsingContext>('browsingContext.create', { type: 'window' });
  await bidi.send('browsingContext.setViewport', { context, viewport: LAPTOP });
  const perform = (actions: readonly object[]) =>
    bidi.send<undefined>('input.performActions', { context, actions });
  return {
    browser: `${capabilities.browserName} ${capabilities.browserVersion}`,
    open: async (url) => {
      await bidi.send('browsingContext.navigate', { context, url, wait: 'interactive' });
    },
    reload: async () => {
      await bidi.send('browsingContext.reload', { context, wait: 'interactive' });
    },
    goBack: async () => {
      await bidi.send('browsingContext.traverseHistory', { context, delta: -1 });
    },
    click: (point) => perform(clickActions(point)),
    type: (text) => perform(typeActions(text)),
    press: (key) => perform(pressActions(key)),
    evaluate: async (run, ...args) => {
      const answer = await bidi.send<ScriptResult>('script.callFunction', {
        functionDeclaration: pageFunction(run as (...args: never[]) => unknown),
        arguments: [{ type: 'string', value: JSON.stringify(args) }],
        target: { context },
        awaitPromise: true,
      });
      if (answer.type === 'exception') throw new Error(answer.exceptionDetails.text);
      return readResult(answer.result.value);
    },
    addScript: async (source) => {
      await bidi.send('script.evaluate', { expression: source, target: { context }, awaitPromise: false });
    },
    close,
  };
}

/**
 * Starts an installed Firefox without a window and drives it by WebDriver BiDi, which is part of Firefox.
 *
 * @param program the path of Firefox
 * @throws Error when it does not start
 */
export async function openFirefox(program: string): Promise<Tab> {
  const profile = mkdtempSync(join(tmpdir(), 'farekite-firefox-'));
  const firefox = spawn(
    program,
    ['--headless', '--no-remote', '--remote-debugging-port=0', '--profile', profile],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const exited = once(firefox, 'exit');
  const close = async () => {
    firefox.kill();
    await exited;
    rmSync(profile, { recursive: true, force: true });
  };
  try {
    const address = await withinTimeLimit(readAddress(firefox), 'Firefox did not start');
    firefox.stderr.resume();
    const bidi = await BrowserConnection.open(address);
    return await openTab(bidi, close);
  } catch (error) {
    await close();
    throw error;
  }
}
