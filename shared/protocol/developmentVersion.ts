/**
 * Version of the release that `farekite dev` serves while its sources change. Published releases have a
 * content hash in its place, so none of them can have this version.
 */
export const DEVELOPMENT_VERSION = 'development';

export type DevelopmentVersion = typeof DEVELOPMENT_VERSION;
