/**
 * The version of the contract that this code was built against: that of @farekite/shared, by semver.
 * Its major decides whether two sides can work together. A test compares it with the package's.
 */
export const CONTRACT_VERSION = '1.0.0';
