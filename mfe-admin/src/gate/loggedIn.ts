import { createMemory } from '../memory/createMemory';

/** Whether the visitor has entered the password. One login opens both gates, and one logout closes both. */
export const loggedIn = createMemory(false);
