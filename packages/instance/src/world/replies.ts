import { createStatus } from './actions.js';
import { createSeededRandom } from './seeded-random.js';
import { languageOf } from './seed-posts.js';
import { createWriter } from './texts.js';
import type { StatusRecord } from './records.js';
import { isSilenced, isSuspended } from './visibility.js';
import type { World } from './world.js';

/** `flat`: all reply to one post. `chain`: each replies to the one before. `tree`: each replies to the post or to one of the replies. */
export const replyShapes = ['flat', 'chain', 'tree'] as const;
export type ReplyShape = (typeof replyShapes)[number];

/** Probability that a reply of a tree replies to the post itself. */
const TO_THE_POST = 0.3;
/** A reply of a tree replies to one of this many before it. */
const RECENT_REPLIES = 30;

/**
 * Creates replies below a status, oldest first.
 *
 * @param authorId Null: any account but the member and those that it has silenced or that have silenced it.
 */
export function addReplies(
  world: World,
  statusId: string,
  count: number,
  options: { readonly shape: ReplyShape; readonly authorId: string | null; readonly now: number },
): StatusRecord[] {
  const random = createSeededRandom(world.seed * 7919 + world.order.length);
  const writer = createWriter(random);
  const { memberId } = world;
  const others = [...world.accounts.values()].filter(
    account =>
      account.id !== memberId &&
      !account.bot &&
      !account.memorial &&
      !isSuspended(world, account) &&
      !isSilenced(world, memberId, account.id) &&
      !isSilenced(world, account.id, memberId),
  );
  const replies: StatusRecord[] = [];
  const parentOf = (): string => {
    const last = replies.at(-1)?.id ?? statusId;
    if (options.shape === 'chain') return last;
    if (options.shape === 'flat' || random.boolean(TO_THE_POST)) return statusId;
    return random.pick(replies.slice(-RECENT_REPLIES))?.id ?? statusId;
  };
  for (let index = 0; index < count; index += 1) {
    const author = options.authorId === null ? random.pick(others) : world.accounts.get(options.authorId);
    if (author === undefined) return replies;
    const language = languageOf(author);
    const draft = { account_id: author.id, text: writer.reply(language), language, in_reply_to_id: parentOf() };
    replies.push(createStatus(world, draft, options.now));
  }
  return replies;
}
