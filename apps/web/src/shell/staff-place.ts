import { createStore } from '@rookery/ui';
import type { Destination } from './destinations.js';

/** The moderator's screens in the navigation, from a part that members never load; null for members and visitors. */
export const staffPlace = createStore<Destination | null>(null);
