import type { ChatMessageRecord, ChatRecord } from './chat-record.js';
import { imageAttachment } from './media.js';
import { PALETTE_COUNT } from './media-picture.js';
import type { MediaRecord } from './records.js';
import { createSeededRandom, hashOf } from './seeded-random.js';
import texts from './texts-chats.json' with { type: 'json' };
import type { World } from './world.js';
import { snowflake } from './world.js';

const MINUTE = 60_000;
const DAY = 86_400_000;
/** The average time between two generated messages: ten thousand of them cover 326 days. */
const STEP_MINUTES = 47;
/** One generated message in this many has a picture, on average. */
const PICTURE_EVERY = 11;
/** The age of the newest one. */
const NEWEST_MINUTES = 15;
/** One in this many ends a turn, on average: an account writes some messages in a row, a minute apart. */
const TURN_EVERY = 3;
const LONG_CHAT_LOW = 999;

function pictureOf(id: string): MediaRecord {
  const variant = hashOf(id);
  const picture = {
    palette: variant % PALETTE_COUNT,
    variant: 1 + (variant % 12),
    width: 1200,
    height: variant % 2 === 0 ? 800 : 1500,
  };
  return imageAttachment(`7${id}`, picture, 'A photograph from the depot.', null);
}

type MessageSeed = {
  accountId: string;
  /** In minutes. */
  age: number;
  /** Tells the messages of two chats apart that are equally old. */
  low: number;
  text: string;
  hasPicture?: boolean | undefined;
};

/** A message of the seed world. Its id counts from the start of the day, so that it is the same throughout the day. */
export function seededMessage(world: World, { accountId, age, low, text, hasPicture = false }: MessageSeed): ChatMessageRecord {
  const id = snowflake(Math.floor(world.now / DAY) * DAY - age * MINUTE, low);
  return {
    id,
    account_id: accountId,
    text,
    created_at: new Date(world.now - age * MINUTE).toISOString(),
    media: hasPicture ? [pictureOf(id)] : [],
    idempotency_key: null,
    reactions: [],
    hidden_for: [],
  };
}

/**
 * One message of a long chat of two accounts. `index` counts from the oldest of `count`. Turns, days and pictures come at irregular
 * places, so that pages of any size begin and end within some of them.
 */
export function generatedMessage(
  world: World,
  accountIds: readonly [string, string],
  count: number,
  index: number,
): ChatMessageRecord {
  const diceAt = (at: number): number => createSeededRandom(hashOf(`${world.seed} ${at}`)).integer(0, 0xff_ff_ff);
  const dice = diceAt(index);
  let end = index;
  while (end < count - 1 && diceAt(end) % TURN_EVERY !== 0) end += 1;
  const lineAt = (at: number): string => texts.longChatLines[at % texts.longChatLines.length] ?? '';
  return seededMessage(world, {
    accountId: accountIds[(diceAt(end) >>> 6) % 2 === 0 ? 1 : 0],
    age: NEWEST_MINUTES + (count - 1 - end) * STEP_MINUTES + (end - index),
    low: LONG_CHAT_LOW,
    text: dice % 7 === 0 ? `${lineAt(dice >>> 4)} ${lineAt(dice >>> 9)}` : lineAt(dice >>> 4),
    hasPicture: (dice >>> 7) % PICTURE_EVERY === 0,
  });
}

/** The messages of a long chat, ascending; an empty list for any other chat. The same world gives the same messages. */
export function generatedMessages(world: World, chat: ChatRecord): ChatMessageRecord[] {
  const count = chat.generated ?? 0;
  const [first, second] = chat.sides;
  return Array.from({ length: count }, (_, index) =>
    generatedMessage(world, [first.account_id, second.account_id], count, index),
  );
}
