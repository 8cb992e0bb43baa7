import { setTimeout } from 'node:timers/promises';
import type { BrowserConnection } from '../../support/BrowserConnection';
import { LAPTOP } from '../../support/layout';
import { withinTimeLimit } from '../../support/withinTimeLimit';
import { NETWORK_CONDITIONS, PROCESSOR_CONDITIONS } from '../openBrowser';
import { isHydrated } from '../pages/isHydrated';

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

interface Point {
  readonly x: number;
  readonly y: number;
}

const SCREEN = { ...LAPTOP, deviceScaleFactor: 1, mobile: false };
const LEFT_BUTTON = { button: 'left', clickCount: 1 };

/** How often a page is asked whether it is hydrated. */
const POLL_MS = 50;

/** The middle of an element. Runs in the page, as text. */
function middleOf(selector: string): Point {
  const box = document.querySelector(selector)?.getBoundingClientRect();
  if (!box) throw new Error(`There is no ${selector}`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Runs in the page, as text. */
function hasLoaded(): boolean {
  return document.readyState === 'complete';
}

/** The slow network and processor of the benchmark. */
const SLOWNESS = [
  ['Network.emulateNetworkConditions', NETWORK_CONDITIONS],
  ['Emulation.setCPUThrottlingRate', PROCESSOR_CONDITIONS],
] as const;

/**
 * A tab in which Chromium loads pages ahead, as it does for visitors; Chromium calls that prerendering. It does so only while
 * nobody drives the page itself alone, but the tab, to which the shown page and the one that is loaded ahead belong.
 */
export class TabThatLoadsAhead {
  /** Of the page that is shown. */
  private shown = '';
  private loadedAhead = '';

  private constructor(
    private readonly connection: BrowserConnection,
    private readonly isSlow: boolean,
  ) {
    connection.events.on('Target.attachedToTarget', this.prepare);
  }

  /** Takes over the browser's first tab. @param options `isSlow`: whether its network and processor are */
  static async open(connection: BrowserConnection, { isSlow = true } = {}): Promise<TabThatLoadsAhead> {
    const tab = new TabThatLoadsAhead(connection, isSlow);
    const { targetInfos } = await connection.send<{ readonly targetInfos: readonly Target[] }>(
      'Target.getTargets',
      { filter: [{ type: 'tab' }] },
    );
    const { sessionId } = await connection.send<AttachedTarget>('Target.attachToTarget', {
      targetId: targetInfos[0]?.targetId,
      flatten: true,
    });
    const options = {
      autoAttach: true,
      waitForDebuggerOnStart: true,
      flatten: true,
      filter: [{ type: 'page' }],
    };
    await Promise.all([
      connection.next('Target.attachedToTarget'),
      connection.send('Target.setAutoAttach', options, sessionId),
    ]);
    await tab.send('Emulation.setDeviceMetricsOverride', SCREEN);
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
    await Promise.all([this.connection.next('Page.loadEventFired'), this.send('Page.navigate', { url })]);
    await this.untilHydrated(this.shown);
  }

  /** Presses an element that opens no other document. */
  async click(selector: string): Promise<void> {
    const send = await this.mouseOver(selector);
    await send('mousePressed', LEFT_BUTTON);
    await send('mouseReleased', LEFT_BUTTON);
  }

  /**
   * Points at a link until the browser has loaded its page ahead and that is hydrated.
   *
   * @throws Error with the browser's reason when it gives up
   */
  async loadAhead(selector: string): Promise<void> {
    const ended = this.connection.next<PrerenderStatus>(
      'Preload.prerenderStatusUpdated',
      ({ status }) => status === 'Ready' || status === 'Failure',
    );
    const [{ status, prerenderStatus = '' }] = await Promise.all([ended, this.mouseOver(selector)]);
    if (status === 'Failure') throw new Error(`Chromium does not load the page ahead: ${prerenderStatus}`);
    await this.untilHydrated(this.loadedAhead);
  }

  /** Follows a link whose page is loaded ahead, and waits until it has taken the place of the one that is shown. */
  async follow(selector: string): Promise<void> {
    const replaced = this.connection.next<AttachedTarget>(
      'Target.detachedFromTarget',
      ({ sessionId }) => sessionId === this.shown,
    );
    const send = await this.mouseOver(selector);
    await send('mousePressed', LEFT_BUTTON);
    // The page that is left does not answer any more.
    void send('mouseReleased', LEFT_BUTTON).catch(() => undefined);
    await replaced;
    this.shown = this.loadedAhead;
  }

  /** Moves the pointer to the middle of an element. @returns what sends the page an event of the mouse there */
  private async mouseOver(selector: string): Promise<(type: string, buttons?: object) => Promise<unknown>> {
    const middle = await this.evaluate(middleOf, selector);
    const send = (type: string, buttons: object = {}) =>
      this.send('Input.dispatchMouseEvent', { type, ...middle, ...buttons });
    await send('mouseMoved');
    return send;
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
    const poll = async () => {
      while (!(await isDone())) await setTimeout(POLL_MS);
    };
    // When time is up, the connection is closed, and with it the polling ends.
    await withinTimeLimit(poll(), 'The page was not hydrated');
  }

  private readonly prepare = ({ sessionId, targetInfo: { type, subtype } }: AttachedTarget): void => {
    if (type !== 'page') return;
    if (subtype === 'prerender') this.loadedAhead = sessionId;
    else this.shown = sessionId;
    // A page that is loaded ahead answers only when it runs, and so is told everything before.
    void Promise.allSettled(
      [
        ['Page.enable'],
        ['Preload.enable'],
        ['Network.enable'],
        ...(this.isSlow ? SLOWNESS : []),
        ['Runtime.runIfWaitingForDebugger'],
      ].map(([method, params]) => this.connection.send(method as string, params as object, sessionId)),
    );
  };
}
