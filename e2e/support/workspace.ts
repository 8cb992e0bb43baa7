import { join } from 'node:path';

/** The root of the project. */
export const WORKSPACE = join(import.meta.dirname, '../..');
