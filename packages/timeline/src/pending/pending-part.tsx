import { lazyPart } from '@rookery/ui';

/** Loads the row of a post that is being sent, as the first composer does. */
export const loadPending = () => import('./pending.screen.js');

/** Loaded with the first post that is sent, as the editor is. */
export const PendingPart = lazyPart(async () => (await loadPending()).PendingScreen, { isQuiet: true });
