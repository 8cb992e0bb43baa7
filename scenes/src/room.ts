import { join } from 'node:path';

/** This room's folder. What runs the sources, jiti and Jest, gives every module a __dirname. */
export const ROOM = join(__dirname, '..');

/** The folder with all rooms in it. */
export const WORKSPACE = join(ROOM, '..');
