import { join } from 'node:path';

/** The folder of this package. Both jiti and Jest, which run the sources, provide __dirname. */
export const PACKAGE = join(__dirname, '..');

/** The root of the repository. */
export const WORKSPACE = join(PACKAGE, '..');
