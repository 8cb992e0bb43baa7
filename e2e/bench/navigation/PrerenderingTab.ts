import { setTimeout } from 'node:timers/promises';
import { NETWORK_CONDITIONS, PROCESSOR_CONDITIONS } from '../openBrowser';
import { isHydrated } from '../pages/isHydrated';
import type { DevToolsConnection } from './DevToolsConnection';

interface Target {
  readonly targetId: string;
  readonly type: string;
  /** `prerender` for a document that is not shown yet. */
  readonly subtype?: string;
}

interface AttachedTarget {
  readonly sessionId: string;
  readonly targetInfo: Target;
}

interface PrerenderStatus {
  readonly status: 'Pending' | 'Running' | 'Ready' | 'Success' | 'Failure';
  /** Why the browser has given up. */
  readonly prerenderStatus?: string;
}

/** How often a page is asked whether it is hydrated. */
const POLL_MS = 50;

/** Runs in the page, as text. */
function hasLoaded(): boolean {
  return document.readyState === 'complete';
}

/**
 * A slow tab in which Chromium prerenders pages as it does for visitors. It does so only while nobody drives the page
 * itself alone, but the tab, to which the shown and the prerendered page belong.
 */
export class PrerenderingTab {
  /** Of the page that is shown. */
  private shown = '';
  private prerendered = '';

  private constructor(private readonly connection: DevToolsConnection) {
    connection.events.on('Target.attachedToTarget', this.prepare);
  }

  /** Takes over the browser's first tab. */
  static async open(connection: DevToolsConnection): Promise<PrerenderingTab> {
    const tab = new PrerenderingTab(connection);
    const { targetInfos } = await connection.send<{ readonly targetInfos: readonly Target[] }>(
      'Target.getTargets',
      { filter: [{ type: 'tab' }] },
    );
    const { sessionId } = await connection.send<AttachedTarget>('Target.attachToTarget', {
      targetId: targetInfos[0]?.targetId,
      flatten: true,
    });
    const attached = connection.next('Target.attachedToTarget');
    const options = {
      autoAttach: true,
      waitForDebuggerOnStart: true,
      flatten: true,
      filter: [{ type: 'page' }],
    };
    await connection.send('Target.setAutoAttach', options, sessionId);
    await attached;
    return tab;
  }

  /** Sends a command to the page that is shown. */
  async send<R>(method: string, params: object = {}): Promise<R> {
    return this.connection.send<R>(method, params, this.shown);
  }

  /** Runs a function in the page that is shown, as text, and waits for the promise that it returns. */
  async evaluate<A extends readonly unknown[], R>(run: (...args: A) => R, ...args: A): Promise<Awaited<R>> {
    return this.evaluateIn(this.shown, run, ...args);
  }

  /** Opens a page and waits until it has loaded and is hydrated. */
  async goto(url: string): Promise<void> {
    const loaded = this.connection.next('Page.loadEventFired');
    await this.send('Page.navigate', { url });
    await loaded;
    await this.untilHydrated(this.shown);
  }

  /**
   * Does what makes the browser prerender a page, and waits until that has loaded and is hydrated.
   *
   * @throws Error with the browser's reason when it gives up
   */
  async untilPrerendered(act: () => Promise<unknown>): Promise<void> {
    const ended = this.connection.next<PrerenderStatus>(
      'Preload.prerenderStatusUpdated',
      ({ status }) => status === 'Ready' || status === 'Failure',
    );
    await act();
    const { status, prerenderStatus = '' } = await ended;
    if (status === 'Failure') throw new Error(`Chromium does not prerender the page: ${prerenderStatus}`);
    await this.untilHydrated(this.prerendered);
  }

  /** Does what shows the prerendered page, and waits until it has taken the place of the one that is shown. */
  async untilActivated(act: () => Promise<unknown>): Promise<void> {
    const replaced = this.connection.next<AttachedTarget>(
      'Target.detachedFromTarget',
      ({ sessionId }) => sessionId === this.shown,
    );
    await act();
    await replaced;
    this.shown = this.prerendered;
  }

  private async evaluateIn<A extends readonly unknown[], R>(
    session: string,
    run: (...args: A) => R,
    ...args: A
  ): Promise<Awaited<R>> {
    const expression = `(${run.toString()})(${args.map((value) => JSON.stringify(value)).join(', ')})`;
    const { result } = await this.connection.send<{ readonly result: { readonly value: Awaited<R> } }>(
      'Runtime.evaluate',
      { expression, awaitPromise: true, returnByValue: true },
      session,
    );
    return result.value;
  }

  private async untilHydrated(session: string): Promise<void> {
    const isDone = async () =>
      (await this.evaluateIn(session, hasLoaded)) && (await this.evaluateIn(session, isHydrated));
    while (!(await isDone())) await setTimeout(POLL_MS);
  }

  private readonly prepare = ({ sessionId, targetInfo: { type, subtype } }: AttachedTarget): void => {
    if (type !== 'page') return;
    if (subtype === 'prerender') this.prerendered = sessionId;
    else this.shown = sessionId;
    // A page that is to be prerendered answers only when it runs, and so is told everything before.
    void Promise.allSettled(
      [
        ['Page.enable'],
        ['Preload.enable'],
        ['Network.enable'],
        ['Network.emulateNetworkConditions', NETWORK_CONDITIONS],
        ['Emulation.setCPUThrottlingRate', PROCESSOR_CONDITIONS],
        ['Runtime.runIfWaitingForDebugger'],
      ].map(([method, params]) => this.connection.send(method as string, params as object, sessionId)),
    );
  };
}
