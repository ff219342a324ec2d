/* The code that sends records is loaded with the first record: most visits write nothing. */
import type { QueryClient } from '@tanstack/react-query';
import type { Client } from '@rookery/api-client';
import type { OutboxKind } from './outbox-environment.js';
import { KindNotLoaded, loadKinds } from './outbox-server.data.js';
import { outboxKindsOf, registerOutboxKind } from './outbox.data.js';
import type { PostPayload } from './sent-post.js';

type Kinds = Readonly<Record<string, OutboxKind>>;

/** The kinds of `createOutboxKinds` and, with true, those that have `prepare`. */
const isPrepared = { post: true, scheduled: true, edit: false, vote: false, event: true, 'event-edit': false };

/** Lets the outbox of an account send posts, edits, votes and events. Calling it again does nothing. */
export function registerPostKinds(queryClient: QueryClient, client: Client): void {
  if (outboxKindsOf(queryClient).has('post')) return;
  const load = async () => (await import('./outbox-kinds.data.js')).createOutboxKinds(client, queryClient);
  for (const [name, kind] of Object.entries(outboxKindsOnDemand(load))) registerOutboxKind(queryClient, name, kind);
}

/**
 * The kinds of records that the outbox sends. Each method loads its code and runs it.
 *
 * @param load Loads the kinds.
 */
export function outboxKindsOnDemand(load: () => Promise<Kinds>): Kinds {
  const loaded = loadKinds(load);
  const kindOf = async (name: string): Promise<OutboxKind> => {
    const kinds = await loaded();
    const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined;
    if (kind === undefined) throw new KindNotLoaded(`Nothing sends records of the kind ${name}.`);
    return kind;
  };
  return Object.fromEntries(
    Object.entries(isPrepared).map(([name, hasPreparation]) => [
      name,
      {
        send: async record => (await kindOf(name)).send(record),
        find: async record => (await kindOf(name)).find(record),
        ...(hasPreparation && { prepare: async record => (await kindOf(name)).prepare?.(record) ?? record.payload }),
        // Several posts in a row: each replies to the one before.
        ...(name === 'post' && { follow: followPost as OutboxKind['follow'] }),
      } satisfies OutboxKind,
    ]),
  );
}

const followPost: OutboxKind<PostPayload, { id: string }>['follow'] = (payload, sent, result) =>
  payload.replyToRecord === sent.id ? { ...payload, inReplyToId: result.id, replyToRecord: null } : payload;
