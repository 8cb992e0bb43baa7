/** The version of @farekite/shared. Two sides can work together when they have the same major. */
export const CONTRACT_VERSION = '2.1.0';
