import * as runtimeCore from '@module-federation/runtime-core';
import { createInstance } from '@module-federation/runtime';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import { releasePath } from '@farekite/shared/protocol';
import { DEALS_RELEASE, locateInDeals, testHash } from '../testing/releases';
import { createIntegrityRegistry } from './IntegrityRegistry';
import { createFederation, type Federation } from './federation';

jest.mock('@module-federation/runtime-core', () => ({ name: 'the core of the runtime' }));
jest.mock('@module-federation/runtime', () => ({ createInstance: jest.fn() }));

type Options = Parameters<typeof createInstance>[0];

const FIRST_CLASS = locateInDeals('/first-class-deals');
const ENTRY = `${releasePath(DEALS_RELEASE)}browser/remoteEntry.js`;
const MODULE = { default: 'the page' };

const registerRemotes = jest.fn();
const loadRemote = jest.fn(() => Promise.resolve(MODULE));
let federation: Federation;
let options: Options;

beforeEach(() => {
  // webpack writes this into the bundle.
  Object.assign(globalThis, { PROVIDED_VERSIONS: { react: '19.3.1' } });
  registerRemotes.mockReset();
  loadRemote.mockClear();
  const host = { registerRemotes, loadRemote } as unknown as ReturnType<typeof createInstance>;
  jest.mocked(createInstance).mockImplementation((given) => {
    options = given;
    return host;
  });
  const integrity = createIntegrityRegistry();
  integrity.register(DEALS_RELEASE);
  federation = createFederation(integrity);
});

describe('createFederation', () => {
  it.each([
    ['react', react, '19.3.1'],
    ['react/jsx-runtime', jsxRuntime, '19.3.1'],
  ])('shares its %s with remotes as a singleton', (name, module, version) => {
    const shared = options.shared?.[name] as { version: string; lib: () => unknown; shareConfig: unknown };
    // Equal rather than identical: each file that imports a namespace gets its own namespace object.
    expect(shared.lib()).toEqual(module);
    expect(shared.version).toBe(version);
    expect(shared.shareConfig).toEqual({
      singleton: true,
      strictVersion: true,
      requiredVersion: `^${version}`,
    });
  });

  it('provides the runtime core to containers that were built without it', () => {
    expect(globalThis._FEDERATION_RUNTIME_CORE).toEqual(runtimeCore);
  });

  it('verifies the script of a container and waits two minutes for it', () => {
    const [plugin] = options.plugins ?? [];
    const created = plugin?.createScript?.({ url: `${ENTRY}?retry=1` }) as {
      script: HTMLScriptElement;
      timeout: number;
    };
    expect(created.script.getAttribute('src')).toBe(`${ENTRY}?retry=1`);
    expect(created.script.integrity).toBe(testHash('browser/remoteEntry.js'));
    expect(created.timeout).toBe(120_000);
  });
});

describe('load', () => {
  it("loads the page's module from the container of its release", async () => {
    await expect(federation.load(FIRST_CLASS, { freshEntry: false })).resolves.toBe(MODULE);
    expect(registerRemotes.mock.calls).toEqual([[[{ name: 'mfe_deals', entry: ENTRY }], { force: false }]]);
    expect(loadRemote.mock.calls).toEqual([['mfe_deals/first-class-deals']]);
  });

  it('with a fresh entry uses an address that was never requested, for any page', async () => {
    await federation.load(FIRST_CLASS, { freshEntry: true });
    await federation.load(FIRST_CLASS, { freshEntry: true });
    expect(registerRemotes.mock.calls).toEqual([
      [[{ name: 'mfe_deals', entry: `${ENTRY}?retry=1` }], { force: true }],
      [[{ name: 'mfe_deals', entry: `${ENTRY}?retry=2` }], { force: true }],
    ]);
  });

  it('keeps a container that has loaded, whose chunks are late', async () => {
    Object.assign(globalThis, { mfe_deals: {} });
    await federation.load(FIRST_CLASS, { freshEntry: true });
    Reflect.deleteProperty(globalThis, 'mfe_deals');
    expect(registerRemotes.mock.calls).toEqual([[[{ name: 'mfe_deals', entry: ENTRY }], { force: false }]]);
  });

  it('replaces the container of another release, with its chunks', async () => {
    Object.assign(globalThis, { mfe_deals: {}, webpackChunkmfe_deals: [] });
    await federation.load(FIRST_CLASS, { freshEntry: false });
    const release = { ...DEALS_RELEASE, version: 'e1e1e1e1e1e1e1e1' };
    await federation.load({ ...FIRST_CLASS, release }, { freshEntry: false });
    Reflect.deleteProperty(globalThis, 'mfe_deals');
    expect(registerRemotes).toHaveBeenLastCalledWith(
      [{ name: 'mfe_deals', entry: `${releasePath(release)}browser/remoteEntry.js` }],
      { force: true },
    );
    expect(globalThis).not.toHaveProperty('webpackChunkmfe_deals');
  });

  it('rejects when the container fails to load', async () => {
    const cause = new Error('#RUNTIME-008');
    loadRemote.mockRejectedValueOnce(cause);
    await expect(federation.load(FIRST_CLASS, { freshEntry: false })).rejects.toBe(cause);
  });
});
