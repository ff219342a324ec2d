import { type ChatMessageRecord, type ChatRecord, chatKeyOf, DEFAULT_EXPIRATION_SECONDS } from './chat-record.js';
import { generatedMessage, seededMessage } from './seed-chat-messages.js';
import texts from './texts-chats.json' with { type: 'json' };
import type { World } from './world.js';

/** A chat of the member, told from the oldest line to the newest. */
interface ChatScript {
  /** The other account. */
  readonly with: string;
  /** The number of the newest messages that the member has not read. */
  readonly unread?: number;
  /** True: the other account wrote first, and the member has not accepted. */
  readonly isRequest?: boolean;
  /** `writer` is `me` or `them`; `age` is in minutes. */
  readonly lines: readonly { writer: string; age: number; text: string; hasPicture?: boolean }[];
}

/** The other account of the long chat. */
const LONG_CHAT_WITH = 'hana@hoshi.example';
const DAY_MINUTES = 1440;
/** The age of the newest of the short chats. Each further one is two days older. */
const SHORT_CHATS_FROM = 14 * DAY_MINUTES;

const scripts: readonly ChatScript[] = texts.chats;

/** One exchange with each further account: a line of theirs, and the answer. */
const shortScripts: readonly ChatScript[] = texts.shortChats.map(({ with: acct, theirs, mine }, index) => {
  const age = SHORT_CHATS_FROM + index * 2 * DAY_MINUTES;
  return {
    with: acct,
    lines: [
      { writer: 'them', age: age + 17, text: theirs },
      { writer: 'me', age, text: mine },
    ],
  };
});

/** A chat with these messages, all of which both have read, but for the `unread` newest of the member. */
function chatWith(
  world: World,
  otherId: string,
  messages: readonly ChatMessageRecord[],
  { unread = 0, isRequest = false }: Partial<ChatScript> = {},
): ChatRecord {
  const [first] = messages;
  const last = messages.at(-1);
  const read = messages.at(-1 - unread);
  const key = chatKeyOf(world.memberId, otherId);
  const opening = { id: first?.id ?? '', is_open: true, activity_id: last?.id ?? '', cleared_id: '' };
  return {
    key,
    created_at: first?.created_at ?? '',
    created_by: first?.account_id ?? otherId,
    is_accepted: !isRequest,
    message_expiration: DEFAULT_EXPIRATION_SECONDS,
    sides: [
      { ...opening, account_id: world.memberId, read_id: read?.id ?? '', read_at: read?.created_at ?? null },
      { ...opening, account_id: otherId, read_id: last?.id ?? '', read_at: last?.created_at ?? null },
    ],
  };
}

function add(world: World, chat: ChatRecord): void {
  world.chats.set(chat.key, chat);
  for (const { activity_id: id } of chat.sides) if (id > world.lastChatId) world.lastChatId = id;
}

/**
 * Adds the member's chats.
 *
 * @param longChat The number of messages of one further chat, 0 for none. They are generated when they are first read.
 */
export function seedChats(world: World, longChat: number): void {
  for (const [low, script] of [...scripts, ...shortScripts].entries()) {
    const otherId = world.accountIdsByAcct.get(script.with);
    if (otherId === undefined) continue;
    const messages = script.lines.map(({ writer, age, text, hasPicture }) =>
      seededMessage(world, { accountId: writer === 'me' ? world.memberId : otherId, age, low, text, hasPicture }),
    );
    const chat = chatWith(world, otherId, messages, script);
    world.chatMessages.set(chat.key, messages);
    add(world, chat);
  }
  const otherId = world.accountIdsByAcct.get(LONG_CHAT_WITH);
  if (longChat > 0 && otherId !== undefined) add(world, longChatWith(world, otherId, longChat));
}

/** A chat without its messages: its ends are known without the others. */
function longChatWith(world: World, otherId: string, count: number): ChatRecord {
  const ends = [0, count - 1].map(index => generatedMessage(world, [world.memberId, otherId], count, index));
  return { ...chatWith(world, otherId, ends), generated: count };
}
