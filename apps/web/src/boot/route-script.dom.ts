/*
 * A classic script that the boot script loads for every address but Home: it preloads the files of the page there. They would otherwise be
 * requested once the app has run. Home needs none, and would pay for the table of all others.
 */
import { BASE, shownPath } from '../routing/base.dom.js';
import { preloadRoute, type RouteFiles } from './preload-route.dom.js';

/** The build writes it here. */
declare const __ROUTE_FILES__: RouteFiles;

preloadRoute(__ROUTE_FILES__, shownPath(), BASE);
