/* The reader's actions on statuses. Loaded after the first posts: keep queries out of this file. */
import type { QueryClient } from '@tanstack/react-query';
import type { Client } from '../client.js';
import type { Status } from '../entities/status.js';
import { isGone } from '../request/errors.js';
import { forgetStatus, ingestStatuses, statusDeletionsKey, statusKey } from './entities.data.js';
import { optimistic, patch, type OptimisticAction } from './optimistic.data.js';
import { reactionWith, withOwnReaction, type ReactionEmoji } from './reactions.js';

export interface StatusVariables {
  statusId: string;
}

interface Toggle {
  field: 'favourited' | 'reblogged' | 'bookmarked' | 'pinned' | 'muted';
  count?: 'favourites_count' | 'reblogs_count';
  to: boolean;
  request: (client: Client, statusId: string) => Promise<Status>;
}

function toggle({ field, count, to, request }: Toggle) {
  return optimistic<StatusVariables, Status>({
    scope: ({ statusId }) => `status:${statusId}:${field}`,
    choice: field,
    apply: (cache, { statusId }) =>
      patch<Status>(cache, statusKey(statusId), status => {
        const change = Number(to) - Number(status[field]);
        return { [field]: to, ...(count && { [count]: Math.max(0, status[count] + change) }) };
      }),
    request: (client, { statusId }) => request(client, statusId),
    // Reblogging is answered with the reblog, of which the status is a part.
    isDone: (answer, { statusId }) => (answer.reblog?.id === statusId ? answer.reblog : answer)[field] === to,
    check: (client, { statusId }) => client.statuses.get(statusId),
    commit: (cache, status, _variables, options) => void ingestStatuses(cache, [status], options),
  });
}

/** Favourites a status. Flag and count change at once and are rolled back when the server refuses. */
export const favourite = toggle({
  field: 'favourited',
  count: 'favourites_count',
  to: true,
  request: (client, statusId) => client.statuses.favourite(statusId),
});

/** Removes a favourite. */
export const unfavourite = toggle({
  field: 'favourited',
  count: 'favourites_count',
  to: false,
  request: (client, statusId) => client.statuses.unfavourite(statusId),
});

/** Reblogs a status. Flag and count change at once and are rolled back when the server refuses. */
export const reblog = toggle({
  field: 'reblogged',
  count: 'reblogs_count',
  to: true,
  request: (client, statusId) => client.statuses.reblog(statusId),
});

/** Removes a reblog. */
export const unreblog = toggle({
  field: 'reblogged',
  count: 'reblogs_count',
  to: false,
  request: (client, statusId) => client.statuses.unreblog(statusId),
});

/** Bookmarks a status. */
export const bookmark = toggle({
  field: 'bookmarked',
  to: true,
  request: (client, statusId) => client.statuses.bookmark(statusId),
});

/** Removes a bookmark. */
export const unbookmark = toggle({
  field: 'bookmarked',
  to: false,
  request: (client, statusId) => client.statuses.unbookmark(statusId),
});

/** Pins an own status to the profile. The server refuses it at its limit of pins, and for some visibilities. */
export const pin = toggle({
  field: 'pinned',
  to: true,
  request: (client, statusId) => client.statuses.pin(statusId),
});

/** Unpins an own status. */
export const unpin = toggle({
  field: 'pinned',
  to: false,
  request: (client, statusId) => client.statuses.unpin(statusId),
});

/** Mutes the notifications of the conversation that the status is part of. */
export const muteConversation = toggle({
  field: 'muted',
  to: true,
  request: (client, statusId) => client.statuses.mute(statusId),
});

/** Unmutes a conversation. */
export const unmuteConversation = toggle({
  field: 'muted',
  to: false,
  request: (client, statusId) => client.statuses.unmute(statusId),
});

/** A reaction of the reader to add to a status, or to remove from it. */
export interface ReactionVariables extends StatusVariables {
  emoji: ReactionEmoji;
}

/** Every action is sent, in the order of the reader: a status can have several reactions of one account. */
function reaction(isOn: boolean) {
  return optimistic<ReactionVariables, Status>({
    scope: ({ statusId }) => `status:${statusId}:reactions`,
    apply: (cache, { statusId, emoji }) =>
      patch<Status>(cache, statusKey(statusId), ({ emoji_reactions }) => ({
        emoji_reactions: withOwnReaction(emoji_reactions, emoji, isOn),
      })),
    request: ({ statuses }, { statusId, emoji: { name } }) =>
      isOn ? statuses.react(statusId, name) : statuses.unreact(statusId, name),
    isDone: ({ emoji_reactions }, { emoji }) => (reactionWith(emoji_reactions, emoji.name)?.me ?? false) === isOn,
    check: (client, { statusId }) => client.statuses.get(statusId),
    commit: (cache, status, _variables, options) => void ingestStatuses(cache, [status], options),
  });
}

/** Reacts to a status with an emoji. Flag and count change at once and are rolled back when the server refuses. */
export const react = reaction(true);

/** Removes a reaction. */
export const unreact = reaction(false);

interface Deletion {
  readonly isDone: boolean;
  /** The deleted status, where the server returns it. */
  readonly status: Status | null;
}

const deletion = optimistic<StatusVariables, Deletion>({
  scope: ({ statusId }) => `status:${statusId}:deleted`,
  choice: 'deleted',
  apply: (cache, { statusId }) => {
    setDeleting(cache, statusId, true);
    return () => setDeleting(cache, statusId, false);
  },
  request: async (client, { statusId }) => {
    try {
      return { isDone: true, status: await client.statuses.delete(statusId) };
    } catch (error) {
      // It was deleted before, or the server cannot delete.
      if (isGone(error) && (await readDeletion(client, statusId)).isDone) return { isDone: true, status: null };
      throw error;
    }
  },
  isDone: ({ isDone }) => isDone,
  check: (client, { statusId }) => readDeletion(client, statusId),
  commit: (cache, { isDone }, { statusId }) => {
    if (isDone) forgetStatus(cache, statusId);
    setDeleting(cache, statusId, false);
  },
});

/**
 * Deletes an own status. Lists hide it at once (`useStatusesBeingDeleted`); it leaves the cache once the server has deleted it, and is shown
 * again when it has not. Resolves to the status, for a redraft, where the server returns it.
 */
export const deleteStatus: OptimisticAction<StatusVariables, Status> = async (context, variables) =>
  (await deletion(context, variables))?.status ?? null;

function setDeleting(cache: QueryClient, statusId: string, isDeleting: boolean): void {
  cache.setQueryDefaults(statusDeletionsKey, { gcTime: Infinity });
  cache.setQueryData<readonly string[]>(statusDeletionsKey, (ids = []) => [
    ...ids.filter(id => id !== statusId),
    ...(isDeleting ? [statusId] : []),
  ]);
}

const readDeletion = (client: Client, statusId: string): Promise<Deletion> =>
  client.statuses.get(statusId).then(
    () => ({ isDone: false, status: null }),
    (error: unknown) => {
      if (isGone(error)) return { isDone: true, status: null };
      throw error;
    },
  );
