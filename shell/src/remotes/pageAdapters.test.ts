/** @jest-environment node */
import { CONTRACT_VERSION } from '@farekite/shared/protocol';
import { FirstClassPage } from '../testing/pages';
import { adapterFor, PAGE_ADAPTERS } from './pageAdapters';

it.each([
  ['nothing', undefined],
  ['no default export', { FirstClassPage }],
  ['a component without a head', { default: () => null }],
])('The adapter of this contract throws when the module is %s', (_what, module) => {
  expect(() => adapterFor(CONTRACT_VERSION)(module)).toThrow('a component with a head');
});

describe('A shell that hosts two majors of the contract', () => {
  beforeAll(() => {
    Object.assign(PAGE_ADAPTERS, { 1: () => FirstClassPage });
  });

  it.each([
    ['1.9.2', 1],
    ['2.0.0-rc.1', 2],
  ])('has an adapter for a remote with %s', (contract, major) => {
    expect(adapterFor(contract)).toBe(PAGE_ADAPTERS[major]);
  });

  it.each(['0.9.0', '12.0.0'])('refuses a remote with %s and names both majors', (contract) => {
    expect(() => adapterFor(contract)).toThrow(
      `it uses contract ${contract}, but the shell hosts 1.x and 2.x`,
    );
  });
});
