/** @jest-environment node */
import packageJson from '../package.json';
import { CONTRACT_VERSION } from './contractVersion';

describe('CONTRACT_VERSION', () => {
  it('is the version of the package', () => {
    expect(CONTRACT_VERSION).toBe(packageJson.version);
    expect(CONTRACT_VERSION).toMatch(/^\d+\.\d+\.\d+$/);
  });
});
