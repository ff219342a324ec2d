import type { Instance } from '../entities/instance.js';
import { among, atLeast, either, identify, isNotTruth, isPleroma, isTruth, mastodon, type Rule } from './feature-rules.js';

const hasLaterTruthChats: Rule = ({ software, instance }) =>
  software === 'truth' && instance.configuration.chats.max_media_attachments > 1;

// snac names an address and answers it with 404.
const hasStream: Rule = ({ instance, software }) => instance.streaming_url !== null && software !== 'snac';

/** The part of the table that chats, the stream and the outbox read: a page with chats alone loads no other. */
export const CONNECTION_RULES = {
  chatAcceptance: isTruth,
  // Later builds of Truth Social have attachments and reactions, and advertise how many attachments.
  chatEmojiReactions: hasLaterTruthChats,
  chats: either(isTruth, backend => !backend.isAkkoma && atLeast(backend, 'pleroma', 2, 1, 0)),
  chatsDelete: either(isTruth, ({ isRebased }) => isRebased),
  chatsExpiration: isTruth,
  chatsMedia: either(isNotTruth, hasLaterTruthChats),
  chatsReadReceipts: isTruth,
  chatsSearch: isTruth,
  conversations: either(mastodon(2, 6, 0), isPleroma, among('pixelfed', 'takahe', 'gotosocial')),
  /** An idempotency key of a post creates one post for at least an hour; the others ignore it. */
  idempotencyKeys: among('mastodon', 'pleroma', 'hollo'),
  reportChats: isTruth,
  streaming: hasStream,
  // Read from the sources of each; the others are asked.
  streamingTokenInProtocol: among('mastodon', 'pleroma', 'truth', 'gotosocial'),
} satisfies Record<string, Rule>;

/** Features that keep an account connected: its chats, its stream, its outbox. */
export type ConnectionFeatures = Readonly<Record<keyof typeof CONNECTION_RULES, boolean>>;

/** Detects these features alone; `detectFeatures` has them too. */
export function detectConnectionFeatures(instance: Instance): ConnectionFeatures {
  return featuresBy(CONNECTION_RULES, instance);
}

/** Reads each rule of a table. */
export function featuresBy<Name extends string>(rules: Readonly<Record<Name, Rule>>, instance: Instance): Record<Name, boolean> {
  const backend = identify(instance);
  // The entries of the table have its keys.
  return Object.fromEntries(Object.entries<Rule>(rules).map(([name, rule]) => [name, rule(backend)])) as Record<Name, boolean>;
}
