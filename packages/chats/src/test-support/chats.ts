import { anAccount, anAttachment } from '@rookery/api-client/testing';
import evening from './evening.svg?no-inline';
import type { ChatRow, ChatSummary, Message, PendingMessage } from '../chat-types.js';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const ago = (milliseconds: number): string => new Date(Date.now() - milliseconds).toISOString();

/** A picture of the page's own server: stories load nothing else from the network. */
export const picture = new URL(evening, globalThis.location?.href ?? 'http://localhost').href;

export const noor = anAccount({
  id: '101',
  acct: 'noor@hoshi.example',
  display_name: 'Noor',
  avatar: '',
  avatar_static: '',
  verified: true,
});
const tobias = anAccount({
  id: '102',
  acct: 'tobias',
  display_name: 'Tobias Okafor',
  avatar: '',
  avatar_static: '',
  verified: true,
});
const yui = anAccount({ id: '103', acct: 'yui@hoshi.example', display_name: '結衣', avatar: '', avatar_static: '' });
const lev = anAccount({ id: '104', acct: 'lev@tram.example', display_name: 'Lev', avatar: '', avatar_static: '' });
const kazimir = anAccount({ id: '105', acct: 'kazimir@press.example', display_name: 'Kazimir', avatar: '', avatar_static: '' });

export const people = [noor, tobias, yui, lev, kazimir];

/** A message of Noor. */
export function aMessage(overrides: Partial<Message> = {}): Message {
  return {
    id: '1',
    chatId: '1',
    accountId: noor.id,
    content: '<p>See you at the reading room?</p>',
    emojis: [],
    createdAt: ago(2 * MINUTE_MS),
    attachments: [],
    card: null,
    reactions: [],
    idempotencyKey: null,
    post: null,
    filtered: [],
    ...overrides,
  };
}

/** A chat with Noor. */
export function aChat(overrides: Partial<ChatSummary> = {}): ChatSummary {
  return {
    id: '1',
    accounts: [noor],
    lastMessage: aMessage(),
    unreadCount: 0,
    isAccepted: true,
    expirySeconds: 14 * 86_400,
    readByOtherAt: ago(MINUTE_MS),
    readByMeAt: null,
    updatedAt: ago(2 * MINUTE_MS),
    ...overrides,
  };
}

const me = '1';
const others = { expirySeconds: null, readByOtherAt: null };

export const chats: readonly ChatSummary[] = [
  aChat({ unreadCount: 1 }),
  aChat({
    ...others,
    id: '2',
    accounts: [tobias],
    lastMessage: aMessage({ accountId: me, content: '<p>sent the photos</p>', createdAt: ago(HOUR_MS) }),
  }),
  aChat({
    ...others,
    id: '3',
    accounts: [yui],
    lastMessage: aMessage({ accountId: yui.id, content: '<p>ありがとう！</p>', createdAt: ago(3 * DAY_MS) }),
  }),
  aChat({
    ...others,
    id: '4',
    accounts: [lev],
    isAccepted: false,
    unreadCount: 1,
    lastMessage: aMessage({ accountId: lev.id, createdAt: ago(4 * DAY_MS) }),
  }),
  aChat({
    ...others,
    id: '5',
    accounts: [kazimir],
    lastMessage: aMessage({ accountId: me, content: '<p>412 sheets!</p>', createdAt: ago(17 * DAY_MS) }),
  }),
];

/** A conversation of several accounts. */
export const aGroup = aChat({
  ...others,
  id: '6',
  accounts: [noor, tobias, yui],
  lastMessage: aMessage({ accountId: tobias.id, content: '<p>All three of us, then.</p>', createdAt: ago(5 * MINUTE_MS) }),
});

type Written = readonly [id: string, isOwn: boolean, content: string, isGroupStart: boolean, overrides?: Partial<Message>];

function rowsOf(written: readonly Written[]): { rows: ChatRow[]; messages: Map<string, Message> } {
  const messages = new Map<string, Message>();
  const rows = written.map(([id, isOwn, content, , overrides], index): ChatRow => {
    messages.set(id, aMessage({ id, content: `<p>${content}</p>`, accountId: isOwn ? me : noor.id, ...overrides }));
    return { kind: 'message', key: `m:${id}`, id, isOwn, isGroupEnd: written[index + 1]?.[3] ?? true };
  });
  return { rows, messages };
}

const day = (daysAgo: number): string => {
  const date = new Date(Date.now() - daysAgo * DAY_MS);
  return `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}-${String(date.getDate()).padStart(2, '0')}`;
};

const before = rowsOf([
  ['11', false, 'The boxes came. There are more than the register says.', true],
  ['12', false, 'Many more.', false],
  ['13', true, 'How many is many?', true],
  ['14', false, '412 sheets, and a tin of brass type nobody ordered.', true],
]);
const today = rowsOf([
  ['21', true, 'Bring the tin.', true],
  [
    '22',
    true,
    'This is the shelf I had in mind.',
    false,
    {
      attachments: [
        anAttachment({
          description: 'A shelf below the mountains',
          url: picture,
          preview_url: picture,
        }),
      ],
    },
  ],
  ['23', false, 'See you at the reading room?', true],
]);

export const pending: PendingMessage = {
  recordId: 'r1',
  text: 'On my way',
  attachments: [],
  createdAt: 0,
  state: 'sending',
  retry: null,
  canUndo: false,
  error: null,
};

/** The conversation with Noor: two days, a picture, a receipt, and a message being sent. */
export const conversation = {
  rows: [
    { kind: 'intro', key: 'intro' },
    { kind: 'day', key: 'd:1', day: day(8) },
    ...before.rows,
    { kind: 'day', key: 'd:2', day: day(0) },
    ...today.rows,
    { kind: 'pending', key: 'p:r1', recordId: 'r1', isGroupEnd: true },
  ] satisfies ChatRow[],
  messages: new Map([...before.messages, ...today.messages]),
};

/** A long conversation: `count` messages of both members. */
export function aLongConversation(count: number): { rows: ChatRow[]; messages: Map<string, Message> } {
  return rowsOf(
    Array.from({ length: count }, (_, index): Written => {
      const text = 'The ferry takes bicycles again from Monday. '.repeat(1 + (index % 3));
      return [String(1000 + index), index % 3 === 0, `Message ${index + 1}. ${text}`, index % 3 !== 2];
    }),
  );
}
