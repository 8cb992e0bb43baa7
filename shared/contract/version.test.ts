import packageJson from '../package.json';
import { CONTRACT_VERSION, contractMajor, isContractCompatible } from './version';

describe('The version of the contract', () => {
  it('is that of the package', () => {
    expect(CONTRACT_VERSION).toBe(packageJson.version);
    expect(CONTRACT_VERSION).toMatch(/^\d+\.\d+\.\d+$/);
  });

  it.each([
    ['1.0.0', 1],
    ['12.4.1', 12],
    ['0.9.0', 0],
    ['2.0.0-rc.1', 2],
  ])('%s has the major %i', (version, major) => {
    expect(contractMajor(version)).toBe(major);
  });

  it.each(['', '1', '1.0', 'v1.0.0', 'latest'])('refuses %j, and says what it is not', (version) => {
    expect(() => contractMajor(version)).toThrow(
      new RangeError(`"${version}" is not a contract version (major.minor.patch)`),
    );
  });
});

describe('A host can show a remote', () => {
  it.each([
    ['1.0.0', '1.0.0', true],
    ['1.2.0', '1.0.3', true],
    ['1.0.0', '1.7.0', true],
    ['1.9.9', '2.0.0', false],
    ['10.0.0', '1.0.0', false],
  ])('of contract %s one of %s: %s', (host, remote, isCompatible) => {
    expect(isContractCompatible(host, remote)).toBe(isCompatible);
  });
});
