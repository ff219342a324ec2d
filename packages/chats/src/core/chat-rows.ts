import type { Entry } from '@rookery/store/list';
import type { ChatRow, Message } from '../chat-types.js';
import { isHiddenMessage } from './message-filters.js';

/** Messages of one account form a group while each follows the one before within this time, in ms. */
const GROUP_GAP_MS = 5 * 60_000;
/** The index of the first row of a chat's first page: the rows above it get smaller ones (CHAT-18). */
export const FIRST_ROW_INDEX = 9980;

/** The unread messages of a chat at the moment it was opened: the divider above them stays where it is until the chat is closed. */
export interface UnreadAtOpening {
  readonly count: number;
  /** The newest message then. */
  readonly newestId: string;
}

export interface RowSource {
  /** Newest first, without queue. Pending entries are ignored: `held` has them. */
  readonly entries: readonly Entry[];
  messageOf(messageId: string): Message | undefined;
  readonly ownId: string | null;
  /** The accounts whose names stand above their groups: the other members where there are several. */
  readonly namedIds: ReadonlySet<string>;
  /** The messages of the outbox, oldest first. `createdAt`: epoch ms. */
  readonly held: readonly { readonly id: string; readonly createdAt: number }[];
  /** Whether the oldest message of the chat is among the entries. */
  readonly hasBeginning: boolean;
  readonly unread: UnreadAtOpening | null;
  /** The local calendar day of a time (epoch ms), as YYYY-MM-DD. */
  dayOf(time: number): string;
}

type Bubble = Extract<ChatRow, { kind: 'message' | 'pending' }>;
type Mutable<Row> = Row extends unknown ? { -readonly [Key in keyof Row]: Row[Key] } : never;

/**
 * The rows of a log, oldest first: messages in groups, dividers of days, names of authors, the beginning, and the messages of the outbox at
 * the end. A message that a filter hides has no row. Everything that older messages can change is a row of its own: the row of a message
 * stays as it is when they come above it.
 */
export function chatRows(source: RowSource): ChatRow[] {
  const { entries, messageOf, ownId, namedIds, held, hasBeginning, dayOf } = source;
  const rows: ChatRow[] = [];
  const unreadId = source.unread === null ? null : firstUnreadId(entries, messageOf, ownId, source.unread);
  let isUnreadNext = false;
  const days = new Set<string>();
  let last: { readonly accountId: string | null; readonly time: number; readonly day: string | null } | null = null;
  let lastBubble: Mutable<Bubble> | null = null;

  const addBubble = (row: Mutable<Bubble>, accountId: string | null, time: number): void => {
    // A message without a date belongs to the day above it.
    const day: string | null = Number.isNaN(time) ? (last?.day ?? null) : dayOf(time);
    const isNewDay = day !== null && (last === null ? hasBeginning : last.day !== null && last.day !== day);
    if (isNewDay) {
      rows.push({ kind: 'day', key: days.has(day) ? `d:${day}:${row.key}` : `d:${day}`, day });
      days.add(day);
    }
    const isUnreadStart = row.kind === 'message' && (isUnreadNext || row.id === unreadId);
    isUnreadNext &&= row.kind !== 'message';
    if (isUnreadStart) rows.push({ kind: 'unread', key: 'unread' });
    const isJoined: boolean =
      lastBubble !== null && !isNewDay && !isUnreadStart && last?.accountId === accountId && time - last.time <= GROUP_GAP_MS;
    if (isJoined && lastBubble !== null) lastBubble.isGroupEnd = false;
    if (!isJoined && accountId !== null && accountId !== ownId && namedIds.has(accountId))
      rows.push({ kind: 'author', key: `a:${row.key}`, accountId });
    rows.push(row);
    lastBubble = row;
    last = { accountId, time, day };
  };

  if (hasBeginning) rows.push({ kind: 'intro', key: 'intro' });
  for (let index = entries.length - 1; index >= 0; index -= 1) {
    const entry = entries[index];
    if (entry?.kind === 'gap') {
      rows.push({ kind: 'gap', key: `g:${entry.newerId}`, newerId: entry.newerId, olderId: entry.olderId });
      lastBubble = null;
    } else if (entry?.kind === 'item') {
      const { id } = entry;
      const message = messageOf(id);
      if (message === undefined) continue;
      if (isHiddenMessage(message)) {
        // The divider stands above the next message that has a row.
        isUnreadNext ||= id === unreadId;
        continue;
      }
      const isOwn = message.accountId === ownId;
      const row: Mutable<Bubble> = { kind: 'message', key: `m:${id}`, id, isOwn, isGroupEnd: true };
      addBubble(row, message.accountId, timeOf(message));
    }
  }
  for (const { id, createdAt } of held) {
    const row: Mutable<Bubble> = { kind: 'pending', key: `p:${id}`, recordId: id, isGroupEnd: true };
    addBubble(row, ownId, createdAt);
  }
  return rows;
}

/** The message above which the divider stands: the oldest of the unread ones. Null while it is not loaded. */
function firstUnreadId(
  entries: readonly Entry[],
  messageOf: RowSource['messageOf'],
  ownId: string | null,
  { count, newestId }: UnreadAtOpening,
): string | null {
  const from = entries.findIndex(entry => entry.kind === 'item' && entry.id === newestId);
  if (from < 0 || count <= 0) return null;
  let left = count;
  for (const entry of entries.slice(from)) {
    // Nobody knows how many of the unread messages are in the gap.
    if (entry.kind === 'gap') return null;
    if (entry.kind !== 'item' || messageOf(entry.id)?.accountId === ownId) continue;
    left -= 1;
    if (left === 0) return entry.id;
  }
  return null;
}

const timeOf = ({ createdAt }: Message): number => (createdAt === null ? Number.NaN : Date.parse(createdAt));

/** The rows with those of before where they are equal, so that an unchanged row is not drawn again. */
export function reuseRows(before: readonly ChatRow[], rows: readonly ChatRow[]): readonly ChatRow[] {
  const known = new Map(before.map(row => [row.key, row]));
  const next = rows.map(row => {
    const same = known.get(row.key);
    return same !== undefined && isEqualRow(same, row) ? same : row;
  });
  return next.length === before.length && next.every((row, index) => row === before[index]) ? before : next;
}

function isEqualRow(one: ChatRow, other: ChatRow): boolean {
  const fields: Readonly<Record<string, unknown>> = { ...other };
  return Object.entries(one).every(([field, value]) => fields[field] === value);
}

/** The index of the first row: falls by the number of rows that are prepended, dividers included (CHAT-18). */
export function firstRowIndex(
  before: { readonly rows: readonly ChatRow[]; readonly firstIndex: number },
  rows: readonly ChatRow[],
): number {
  const places = new Map(rows.flatMap(({ key, kind }, index) => (kind === 'message' ? [[key, index] as const] : [])));
  const was = before.rows.findIndex(({ key }) => places.has(key));
  if (was < 0) return before.firstIndex;
  return before.firstIndex + was - (places.get(before.rows[was]?.key ?? '') ?? 0);
}
