import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import { releasePath } from '@farekite/shared/protocol';
import { DEALS_RELEASE, locateInDeals, testHash } from '../testing/releases';
import { createFederation, type Federation } from './federation';
import { createReleaseIntegrity } from './ReleaseIntegrity';

type ShareScope = Record<string, Record<string, { get: () => () => unknown }>>;

const FIRST_CLASS = locateInDeals('/first-class-deals');
const NEXT_RELEASE = { ...DEALS_RELEASE, version: 'e1e1e1e1e1e1e1e1' };
const ENTRY = `${releasePath(DEALS_RELEASE)}browser/remoteEntry.js`;
const MODULE = { default: 'the page' };

const container = {
  init: jest.fn<unknown, [ShareScope]>(),
  get: jest.fn(() => Promise.resolve(() => MODULE)),
};
let federation: Federation;

const requested = () => [...document.head.querySelectorAll('script')];
const addresses = () => requested().map((script) => script.getAttribute('src'));

/** Ends the requests that are pending, as if their scripts had run. */
function receiveEntries(defined: unknown = container): void {
  Object.assign(globalThis, { mfe_deals: defined });
  for (const script of requested()) script.dispatchEvent(new Event('load'));
}

const load = (freshEntry = false) => federation.load(FIRST_CLASS, { freshEntry });

async function loadAtOnce(freshEntry = false): Promise<unknown> {
  const loading = load(freshEntry);
  receiveEntries();
  return loading;
}

beforeEach(() => {
  // webpack writes this into the bundle.
  Object.assign(globalThis, { PROVIDED_VERSIONS: { react: '19.3.1' }, mfe_deals: undefined });
  document.head.replaceChildren();
  container.init.mockReset();
  container.get.mockReset().mockResolvedValue(() => MODULE);
  const integrity = createReleaseIntegrity();
  integrity.register(DEALS_RELEASE);
  integrity.register(NEXT_RELEASE);
  federation = createFederation(integrity);
});

describe('load', () => {
  it("loads the page's module from the container of its release", async () => {
    await expect(loadAtOnce()).resolves.toBe(MODULE);
    expect(container.get.mock.calls).toEqual([['./first-class-deals']]);
  });

  it('verifies the script of the container, and removes its element once it has run', async () => {
    const loading = load();
    expect(addresses()).toEqual([ENTRY]);
    expect(requested()[0]?.integrity).toBe(testHash('browser/remoteEntry.js'));
    receiveEntries();
    await loading;
    expect(requested()).toEqual([]);
  });

  it.each([
    ['react', react],
    ['react/jsx-runtime', jsxRuntime],
  ])('shares the %s of the shell with the container', async (name, module) => {
    await loadAtOnce();
    const [[scope] = []] = container.init.mock.calls;
    // Equal rather than identical: each file that imports a namespace gets its own namespace object.
    expect(scope?.[name]?.['19.3.1']?.get()()).toEqual(module);
  });

  it('requests and initializes a container once for all its pages', async () => {
    const loading = Promise.all([load(), load()]);
    expect(addresses()).toEqual([ENTRY]);
    receiveEntries();
    await loading;
    await load();
    expect(container.init).toHaveBeenCalledTimes(1);
  });

  it('with a fresh entry uses an address that was never requested, for any page', () => {
    void load();
    void load(true);
    void load(true);
    expect(addresses()).toEqual([ENTRY, `${ENTRY}?retry=1`, `${ENTRY}?retry=2`]);
  });

  it('keeps a container that has loaded, whose chunks are late', async () => {
    await loadAtOnce();
    await expect(load(true)).resolves.toBe(MODULE);
    expect(container.init).toHaveBeenCalledTimes(1);
  });

  it('replaces the container of another release, with its chunks', async () => {
    await loadAtOnce();
    Object.assign(globalThis, { webpackChunkmfe_deals: [] });
    const replaced = federation.load({ ...FIRST_CLASS, release: NEXT_RELEASE }, { freshEntry: false });
    expect(addresses()).toEqual([`${releasePath(NEXT_RELEASE)}browser/remoteEntry.js`]);
    expect(globalThis).not.toHaveProperty('webpackChunkmfe_deals');
    receiveEntries();
    await expect(replaced).resolves.toBe(MODULE);
    expect(container.init).toHaveBeenCalledTimes(2);
  });
});

describe('load rejects', () => {
  it('when the script cannot be loaded, and requests it again the next time', async () => {
    const loading = load();
    for (const script of requested()) script.dispatchEvent(new Event('error'));
    await expect(loading).rejects.toThrow(`${ENTRY} could not be loaded`);
    await expect(loadAtOnce()).resolves.toBe(MODULE);
  });

  it('when the script has not come within two minutes', async () => {
    jest.useFakeTimers();
    const loading = load();
    jest.advanceTimersByTime(120_000);
    jest.useRealTimers();
    await expect(loading).rejects.toThrow(`${ENTRY} has not come within 120000 ms`);
    expect(requested()).toEqual([]);
  });

  it('when the script fails before it has defined its container', async () => {
    const loading = load();
    receiveEntries(null);
    await expect(loading).rejects.toThrow(`${ENTRY} has not defined the container mfe_deals`);
  });

  it('when the container refuses what the shell shares', async () => {
    const cause = new Error('Unsatisfied version 19.3.1 from shell of shared singleton module react');
    container.init.mockImplementation(() => Promise.reject(cause));
    await expect(loadAtOnce()).rejects.toBe(cause);
  });
});
