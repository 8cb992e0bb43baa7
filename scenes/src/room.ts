import { join } from 'node:path';

/** This room's folder: npm and Jest both work in it. */
export const ROOM = process.cwd();

/** The folder with all rooms in it. */
export const WORKSPACE = join(ROOM, '..');
