import packageJson from '../package.json';
import { CONTRACT_VERSION } from './version';

describe('The version of the contract', () => {
  it('is that of the package', () => {
    expect(CONTRACT_VERSION).toBe(packageJson.version);
    expect(CONTRACT_VERSION).toMatch(/^\d+\.\d+\.\d+$/);
  });
});
