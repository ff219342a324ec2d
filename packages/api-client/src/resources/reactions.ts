import { type CallOptions, segment, type WithCalls } from '../request/calls.js';
import { wireId } from '../entities/ids.js';
import { type StatusReaction, statusReactions } from '../entities/status-reactions.js';

/**
 * The accounts behind reactions, on servers with the feature `reactionAccounts`.
 */
export function reactionsOf({ calls }: WithCalls) {
  return {
    /** The reactions to a status with their accounts, the oldest emoji first. `emoji`: only this one. */
    list: (statusId: string, emoji: string | null = null, options: CallOptions = {}): Promise<StatusReaction[]> => {
      const path = `/api/v1/pleroma/statuses/${segment(wireId(statusId))}/reactions`;
      return calls.list(emoji === null ? path : `${path}/${segment(emoji)}`, statusReactions, options);
    },
  };
}
