import { EventEmitter } from 'node:events';
import { TIME_LIMIT_MS } from '../../support/withinTimeLimit';
import type { BrowserConnection } from '../../support/BrowserConnection';
import { TabThatLoadsAhead } from './TabThatLoadsAhead';

/** A connection with a browser in which every event comes, and every script of the benchmark returns the same. */
function connect(value: boolean): { connection: BrowserConnection; close: () => void } {
  let isOpen = true;
  const reply = { targetInfos: [{ targetId: 'tab' }], sessionId: 'of the tab', result: { value } };
  const connection = {
    events: new EventEmitter(),
    next: () => Promise.resolve({}),
    send: () => (isOpen ? Promise.resolve(reply) : Promise.reject(new Error('The browser has gone away'))),
  };
  return {
    connection: connection as unknown as BrowserConnection,
    close: () => {
      isOpen = false;
    },
  };
}

describe('TabThatLoadsAhead', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });

  afterEach(() => {
    jest.useRealTimers();
  });

  it('has opened a page when that is hydrated', async () => {
    const tab = await TabThatLoadsAhead.open(connect(true).connection);
    await expect(tab.goto('http://localhost:3000/')).resolves.toBeUndefined();
  });

  it('gives up a page that is never hydrated', async () => {
    const { connection, close } = connect(false);
    const tab = await TabThatLoadsAhead.open(connection);
    const opened = expect(tab.goto('http://localhost:3000/')).rejects.toThrow('The page was not hydrated');
    await jest.advanceTimersByTimeAsync(TIME_LIMIT_MS);
    await opened;
    close();
  });
});
