import { FocusedFacts } from './focused-facts.js';
import { FollowAuthorScreen } from './follow-author.screen.js';
import type { FocusedParts } from './status.js';

/** The parts that only the post of a thread has. Threads bring them, so that lists load without them. */
export const focusedParts: FocusedParts = { Facts: FocusedFacts, Author: FollowAuthorScreen };
