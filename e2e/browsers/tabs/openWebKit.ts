import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '../../support/freePort';
import { LAPTOP } from '../../support/layout';
import { clickActions, pressActions, typeActions } from './inputActions';
import { pageFunction, readResult } from './pageFunction';
import { type Tab } from './Tab';

interface Session {
  readonly sessionId: string;
  readonly capabilities: { readonly browserVersion: string };
}

interface WebDriverAnswer {
  readonly value: unknown;
}

/** The time limit of a document, and of the driver's start, which starts an X server first where there is none. */
const TIMEOUT_MS = 30_000;
const POLL_MS = 50;

/** The driver never answers a script whose document went away meanwhile, but it takes the next command. */
const COMMAND_TIMEOUT_MS = 10_000;

/** Sends a command of WebDriver (https://www.w3.org/TR/webdriver2/). @throws Error when the driver refuses it */
async function send<R>(url: string, method: 'GET' | 'POST', body?: object): Promise<R> {
  const response = await fetch(url, {
    method,
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(COMMAND_TIMEOUT_MS),
  });
  const { value } = (await response.json()) as WebDriverAnswer;
  if (response.ok) return value as R;
  const { error, message } = value as { readonly error: string; readonly message: string };
  throw new Error(`${error}: ${message}`);
}

/** Tries until it succeeds. @throws what the last attempt threw, after {@link TIMEOUT_MS} */
async function tryUntilDone(attempt: () => Promise<unknown>): Promise<void> {
  const deadlineMs = Date.now() + TIMEOUT_MS;
  for (;;) {
    try {
      await attempt();
      return;
    } catch (error) {
      if (Date.now() > deadlineMs) throw error;
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
  }
}

/** Makes the viewport as large as {@link LAPTOP}: WebDriver sets the size of the window, whose frame belongs to it. */
async function setViewport(session: string, evaluate: Tab['evaluate']): Promise<void> {
  const setWindow = (size: { readonly width: number; readonly height: number }) =>
    send(`${session}/window/rect`, 'POST', size);
  await setWindow(LAPTOP);
  const viewport = await evaluate(() => ({ width: innerWidth, height: innerHeight }));
  await setWindow({
    width: 2 * LAPTOP.width - viewport.width,
    height: 2 * LAPTOP.height - viewport.height,
  });
}

/** Runs in the page. @throws Error while the document is the one that was left, or is not parsed */
function expectNextDocument(): void {
  if ('left' in document.documentElement.dataset || document.readyState === 'loading') {
    throw new Error(`${location.href} is not the next document`);
  }
}

/** Drives the browser of a running WebKitWebDriver. @param address of the driver @param close ends both */
async function openTab(address: string, close: () => Promise<void>): Promise<Tab> {
  await tryUntilDone(() => send(`${address}/status`, 'GET'));
  const { sessionId, capabilities } = await send<Session>(`${address}/session`, 'POST', {
    // The driver's other strategies wait for all files of a document, or for ever.
    capabilities: { alwaysMatch: { pageLoadStrategy: 'none', unhandledPromptBehavior: 'accept' } },
  });
  const session = `${address}/session/${sessionId}`;
  const perform = (actions: readonly object[]) => send<undefined>(`${session}/actions`, 'POST', { actions });
  const evaluate: Tab['evaluate'] = async (run, ...runArgs) =>
    readResult(
      await send(`${session}/execute/sync`, 'POST', {
        script: `return (${pageFunction(run as (...args: never[]) => unknown)})(arguments[0])`,
        args: [JSON.stringify(runArgs)],
      }),
    );
  await setViewport(session, evaluate);
  const loadDocument = async (command: string, body: object) => {
    await evaluate(() => {
      document.documentElement.dataset.left = '';
    });
    await send(`${session}/${command}`, 'POST', body);
    await tryUntilDone(() => evaluate(expectNextDocument));
  };
  return {
    browser: `WebKitGTK ${capabilities.browserVersion}`,
    open: (url) => loadDocument('url', { url }),
    reload: () => loadDocument('refresh', {}),
    goBack: () => send(`${session}/back`, 'POST', {}),
    click: (point) => perform(clickActions(point)),
    type: (text) => perform(typeActions(text)),
    press: (key) => perform(pressActions(key)),
    evaluate,
    addScript: (source) => send(`${session}/execute/sync`, 'POST', { script: source, args: [] }),
    close,
  };
}

/**
 * Starts the small browser of WebKitGTK and drives it by WebKitWebDriver.
 *
 * @param command the driver, and before it the programs that give it a display where there is none
 * @throws Error when it does not start
 */
export async function openWebKit(command: readonly string[]): Promise<Tab> {
  const port = String(await freePort());
  const [program = '', ...args] = command;
  // In a process group of its own, so that the browser and the display end with the driver.
  const driver = spawn(program, [...args, `--port=${port}`], { stdio: 'ignore', detached: true });
  const exited = once(driver, 'exit');
  const close = async () => {
    // Not by the command that ends a session: a browser that is busy answers it late or never.
    if (driver.pid) process.kill(-driver.pid);
    await exited;
  };
  try {
    return await openTab(`http://127.0.0.1:${port}`, close);
  } catch (error) {
    await close();
    throw error;
  }
}
