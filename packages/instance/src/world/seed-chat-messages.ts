import type { ChatMessageRecord, ChatRecord } from './chat-record.js';
import { imageAttachment } from './media.js';
import { PALETTE_COUNT } from './media-picture.js';
import type { MediaRecord } from './records.js';
import { hashOf } from './seeded-random.js';
import { LONG_CHAT_LINES } from './texts-chats.js';
import type { World } from './world.js';
import { snowflake } from './world.js';

const MINUTE = 60_000;
const DAY = 86_400_000;
/** The time between two generated messages: ten thousand of them cover 104 days. */
const STEP_MINUTES = 15;
/** One generated message in this many has a picture. */
const PICTURE_EVERY = 97;
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

/** One message of a long chat of two accounts. `index` counts from the oldest of `count`. */
export function generatedMessage(
  world: World,
  accountIds: readonly [string, string],
  count: number,
  index: number,
): ChatMessageRecord {
  const dice = hashOf(`${world.seed} ${index}`);
  const lineAt = (at: number): string => LONG_CHAT_LINES[at % LONG_CHAT_LINES.length] ?? LONG_CHAT_LINES[0];
  return seededMessage(world, {
    accountId: accountIds[dice % 3 === 0 ? 1 : 0],
    age: (count - index) * STEP_MINUTES,
    low: LONG_CHAT_LOW,
    text: dice % 7 === 0 ? `${lineAt(dice >>> 4)} ${lineAt(dice >>> 9)}` : lineAt(dice >>> 4),
    hasPicture: index % PICTURE_EVERY === PICTURE_EVERY - 1,
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
