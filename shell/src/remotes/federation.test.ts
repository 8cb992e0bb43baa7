import { waitFor } from '@testing-library/react';
import { releasePath } from '@farekite/shared/protocol';
import { DEALS_RELEASE, testHash } from '../testing/releases';
import { FileIntegrity } from './FileIntegrity';
import { createFederation, type LoadModule } from './federation';

/** The entries that were requested, which the runtime does not request again. */
const { __GLOBAL_LOADING_REMOTE_ENTRY__: requestedEntries } = globalThis as unknown as {
  readonly __GLOBAL_LOADING_REMOTE_ENTRY__: Record<string, unknown>;
};

const ENTRY = `${releasePath(DEALS_RELEASE)}browser/remoteEntry.js`;
const MODULE = { default: 'the page' };

const container = { init: jest.fn(), get: jest.fn(() => Promise.resolve(() => MODULE)) };
let loadModule: LoadModule;

const requested = () => [...document.head.querySelectorAll('script')];

async function request(): Promise<HTMLScriptElement> {
  await waitFor(() => {
    expect(requested()).toHaveLength(1);
  });
  return requested()[0] as HTMLScriptElement;
}

/** Ends the request, as if its script had run. */
async function receiveEntry(): Promise<void> {
  const script = await request();
  Object.assign(globalThis, { mfe_deals: container });
  script.dispatchEvent(new Event('load'));
}

const load = () => loadModule(DEALS_RELEASE, './first-class-deals');

beforeEach(() => {
  // webpack writes this into the bundle.
  const PROVIDED_VERSIONS = { i18next: '19.3.1', react: '19.3.1', 'react-dom': '19.3.1' };
  Object.assign(globalThis, { PROVIDED_VERSIONS, mfe_deals: undefined });
  for (const entry of Object.keys(requestedEntries)) Reflect.deleteProperty(requestedEntries, entry);
  document.head.replaceChildren();
  container.init.mockReset();
  container.get.mockReset().mockResolvedValue(() => MODULE);
  loadModule = createFederation(new FileIntegrity({}));
});

it("createFederation loads a page's module from the container of its release, whose script is verified and whose element is removed", async () => {
  const loading = load();
  const script = await request();
  expect(new URL(script.src).pathname).toBe(ENTRY);
  expect(script).toMatchObject({ integrity: testHash('browser/remoteEntry.js'), crossOrigin: 'anonymous' });
  await receiveEntry();
  await expect(loading).resolves.toBe(MODULE);
  expect(container.get.mock.calls).toEqual([['./first-class-deals']]);
  expect(requested()).toEqual([]);
});

describe('Loading a module fails', () => {
  it('when the script cannot be loaded, and requests it again the next time', async () => {
    const loading = load();
    (await request()).dispatchEvent(new Event('error'));
    await expect(loading).rejects.toThrow(/Failed to load script/);
    const again = load();
    await receiveEntry();
    await expect(again).resolves.toBe(MODULE);
  });

  it('when the script has not come within two minutes', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
    const loading = load();
    await jest.advanceTimersByTimeAsync(119_999);
    expect(requested()).toHaveLength(1);
    const refused = expect(loading).rejects.toThrow(/timed out/);
    await jest.advanceTimersByTimeAsync(1);
    jest.useRealTimers();
    await refused;
    expect(requested()).toEqual([]);
  });
});
