/* The reader's actions on statuses. Loaded after the first posts: keep queries out of this file. */
import type { QueryClient } from '@tanstack/react-query';
import {
  statusesOf,
  type Client,
  type Instance,
  type EmojiReaction,
  type Status,
  detectFeatures,
  isGone,
} from '@rookery/api-client';
import { forgetStatus, ingestStatuses, statusDeletionsKey, statusKey } from '../entities/entities.data.js';
import { outcomeOfError } from './action-outcome.js';
import { instanceKey } from '../entities/instance.data.js';
import { optimistic, type OptimisticAction } from './optimistic.data.js';
import { patch } from './patch.data.js';
import { reactionWith, replacedReactions, withOwnReaction, type ReactionEmoji } from './reactions.js';

export interface StatusVariables {
  statusId: string;
}

interface Toggle {
  name: string;
  field: 'favourited' | 'reblogged' | 'bookmarked' | 'pinned' | 'muted';
  count?: 'favourites_count' | 'reblogs_count';
  to: boolean;
  request: (client: Client, statusId: string) => Promise<Status>;
}

function toggle({ name, field, count, to, request }: Toggle) {
  return optimistic<StatusVariables, Status>({
    name,
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
    check: (client, { statusId }) => statusesOf(client).get(statusId),
    commit: (cache, status, _variables, options) => void ingestStatuses(cache, [status], options),
  });
}

/** Favourites a status. Flag and count change at once and are rolled back when the server refuses. */
export const favourite = toggle({
  name: 'favourite',
  field: 'favourited',
  count: 'favourites_count',
  to: true,
  request: (client, statusId) => statusesOf(client).favourite(statusId),
});

/** Removes a favourite. */
export const unfavourite = toggle({
  name: 'unfavourite',
  field: 'favourited',
  count: 'favourites_count',
  to: false,
  request: (client, statusId) => statusesOf(client).unfavourite(statusId),
});

/** Reblogs a status. Flag and count change at once and are rolled back when the server refuses. */
export const reblog = toggle({
  name: 'reblog',
  field: 'reblogged',
  count: 'reblogs_count',
  to: true,
  request: (client, statusId) => statusesOf(client).reblog(statusId),
});

/** Removes a reblog. */
export const unreblog = toggle({
  name: 'unreblog',
  field: 'reblogged',
  count: 'reblogs_count',
  to: false,
  request: (client, statusId) => statusesOf(client).unreblog(statusId),
});

/** Bookmarks a status. */
export const bookmark = toggle({
  name: 'bookmark',
  field: 'bookmarked',
  to: true,
  request: (client, statusId) => statusesOf(client).bookmark(statusId),
});

/** Removes a bookmark. */
export const unbookmark = toggle({
  name: 'unbookmark',
  field: 'bookmarked',
  to: false,
  request: (client, statusId) => statusesOf(client).unbookmark(statusId),
});

/** Pins an own status to the profile. The server refuses it at its limit of pins, and for some visibilities. */
export const pin = toggle({
  name: 'pin',
  field: 'pinned',
  to: true,
  request: (client, statusId) => statusesOf(client).pin(statusId),
});

/** Unpins an own status. */
export const unpin = toggle({
  name: 'unpin',
  field: 'pinned',
  to: false,
  request: (client, statusId) => statusesOf(client).unpin(statusId),
});

/** Mutes the notifications of the conversation that the status is part of. */
export const muteConversation = toggle({
  name: 'muteConversation',
  field: 'muted',
  to: true,
  request: (client, statusId) => statusesOf(client).mute(statusId),
});

/** Unmutes a conversation. */
export const unmuteConversation = toggle({
  name: 'unmuteConversation',
  field: 'muted',
  to: false,
  request: (client, statusId) => statusesOf(client).unmute(statusId),
});

/** A reaction of the reader to add to a status, or to remove from it. */
export interface ReactionVariables extends StatusVariables {
  emoji: ReactionEmoji;
}

interface ReactionChange extends ReactionVariables {
  /** Reactions that an account can have to one status. */
  limit: number;
  /** The own reactions that end with this one. Found whenever it is applied: the outcome of an earlier action may change them. */
  replaced: readonly ReactionEmoji[];
}

/** Every action is sent, in the order of the reader: a status can have several reactions of one account. */
function reaction(isOn: boolean) {
  return optimistic<ReactionChange, Status>({
    name: isOn ? 'react' : 'unreact',
    scope: ({ statusId }) => `status:${statusId}:reactions`,
    apply: (cache, variables) =>
      patch<Status>(cache, statusKey(variables.statusId), ({ emoji_reactions }) => {
        const { emoji, limit } = variables;
        variables.replaced = isOn ? replacedReactions(emoji_reactions, emoji, limit) : [];
        return { emoji_reactions: withOwnReaction(withoutOwn(emoji_reactions, variables.replaced), emoji, isOn) };
      }),
    request: (client, { statusId, emoji: { name }, replaced }) =>
      isOn ? replaceReactions(client, statusId, name, replaced) : statusesOf(client).unreact(statusId, name),
    isDone: ({ emoji_reactions }, { emoji, replaced }) =>
      isOwnReaction(emoji_reactions, emoji) === isOn && !replaced.some(one => isOwnReaction(emoji_reactions, one)),
    check: (client, { statusId }) => statusesOf(client).get(statusId),
    commit: (cache, status, _variables, options) => void ingestStatuses(cache, [status], options),
  });
}

const isOwnReaction = (reactions: readonly EmojiReaction[], { name }: ReactionEmoji): boolean =>
  reactionWith(reactions, name)?.me ?? false;

const withoutOwn = (reactions: readonly EmojiReaction[], replaced: readonly ReactionEmoji[]): readonly EmojiReaction[] =>
  replaced.reduce((rest, emoji) => withOwnReaction(rest, emoji, false), reactions);

/** Servers with a limit refuse the new reaction while the earlier one is there. A refused one leaves the earlier one as it was. */
async function replaceReactions(
  client: Client,
  statusId: string,
  name: string,
  replaced: readonly ReactionEmoji[],
): Promise<Status> {
  const { react: add, unreact: remove } = statusesOf(client);
  for (const earlier of replaced) await remove(statusId, earlier.name);
  try {
    return await add(statusId, name);
  } catch (error) {
    if (replaced.length === 0 || outcomeOfError(error, false) !== 'refused') throw error;
    for (const earlier of replaced) await add(statusId, earlier.name);
    throw error;
  }
}

const addReaction = reaction(true);
const removeReaction = reaction(false);

/**
 * Reacts to a status with an emoji. Flag and count change at once and are rolled back when the server refuses. Where an account can have one
 * reaction to a status it takes the place of the earlier one.
 */
export const react: OptimisticAction<ReactionVariables, Status> = (context, variables) => {
  const instance = context.queryClient.getQueryData<Instance>(instanceKey);
  const limit = instance === undefined ? Infinity : detectFeatures(instance).reactionsPerAccount;
  return addReaction(context, { ...variables, limit, replaced: [] });
};

/** Removes a reaction. */
export const unreact: OptimisticAction<ReactionVariables, Status> = (context, variables) =>
  removeReaction(context, { ...variables, limit: Infinity, replaced: [] });

interface Deletion {
  readonly isDone: boolean;
  /** The deleted status, where the server returns it. */
  readonly status: Status | null;
}

const deletion = optimistic<StatusVariables, Deletion>({
  name: 'delete',
  scope: ({ statusId }) => `status:${statusId}:deleted`,
  choice: 'deleted',
  apply: (cache, { statusId }) => {
    setDeleting(cache, statusId, true);
    return () => setDeleting(cache, statusId, false);
  },
  request: async (client, { statusId }) => {
    try {
      return { isDone: true, status: await statusesOf(client).delete(statusId) };
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
  statusesOf(client)
    .get(statusId)
    .then(
      () => ({ isDone: false, status: null }),
      (error: unknown) => {
        if (isGone(error)) return { isDone: true, status: null };
        throw error;
      },
    );
