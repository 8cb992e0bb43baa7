/**
 * The version of the contract that this code was built against: the version of @farekite/shared, by semver.
 * Two sides can work together when they have the same major. A test compares it with package.json.
 */
export const CONTRACT_VERSION = '2.1.0';
