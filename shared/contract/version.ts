/** The version of the contract that this code was built against: that of @farekite/shared, by semver. A test compares them. */
export const CONTRACT_VERSION = '1.0.0';

/** The part of a contract version that decides whether two sides can work together. */
export function contractMajor(contractVersion: string): number {
  const major = /^(\d+)\.\d+\.\d+/.exec(contractVersion)?.[1];
  if (major === undefined) {
    throw new RangeError(`"${contractVersion}" is not a contract version (major.minor.patch)`);
  }
  return Number(major);
}

/** Whether a host built against one contract version can show a remote built against the other. */
export function isContractCompatible(hostVersion: string, remoteVersion: string): boolean {
  return contractMajor(hostVersion) === contractMajor(remoteVersion);
}
