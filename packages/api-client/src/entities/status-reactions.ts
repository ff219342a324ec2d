/* The answer that only the list of reactions reads. `status.ts` has what every status needs. */
import { accounts } from './account.js';
import { count, type Decoded, type Decoder, flag, identified, list, name, object, optionalUrl } from './decode.js';

const MAX_REACTIONS = 500;

const reaction = object({ name, count, me: flag, url: optionalUrl, static_url: optionalUrl, accounts });

/** An emoji that accounts reacted to a status with. `count`: of all accounts, also those that are not in `accounts`. */
export type StatusReaction = Decoded<typeof reaction>;

export const statusReactions: Decoder<StatusReaction[]> = list('StatusReaction', identified(reaction, 'name'), MAX_REACTIONS);
