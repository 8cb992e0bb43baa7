import { join } from 'node:path';

/** The compiler's options, for webpack. */
export const COMPILER_CONFIGURATION = join(__dirname, '../../tsconfig/compile.json');
