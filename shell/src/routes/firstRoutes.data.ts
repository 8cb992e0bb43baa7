import { ROUTES } from '@farekite/shared/contract';
import { routesByRemote } from './routesByRemote';

/** The shell's script has no more routes, so that it does not grow with the site. */
const MAX_ROUTES = 100;

/** The routes that are in the shell's script, read while the shell is built. */
export default {
  paths: routesByRemote(ROUTES.slice(0, MAX_ROUTES)),
  isComplete: ROUTES.length <= MAX_ROUTES,
};
