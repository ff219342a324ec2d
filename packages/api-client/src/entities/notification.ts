import { type Account, accounts, parseAccount } from './account.js';
import {
  count,
  date,
  type Decoded,
  type Decoder,
  fieldsOf,
  flag,
  html,
  id,
  isRecord,
  list,
  name,
  nested,
  nullable,
  object,
  optionalId,
  optionalName,
  optionalUrl,
  text,
} from './decode.js';
import { timeId } from './ids.js';
import { parseStatus, type Status, statuses } from './status.js';

const MAX_MESSAGE_LENGTH = 5000;
const MAX_IDS = 200;

const report = object({ id, category: name, comment: text(MAX_MESSAGE_LENGTH), created_at: date });
const severedRelationships = object({ type: name, target_name: name, followers_count: count, following_count: count });
const moderationWarning = object({ action: name, text: text(MAX_MESSAGE_LENGTH), created_at: date });

/** The words of a server for a type that few clients know. `title`: HTML. */
const fallback = object({ title: html });

const own = object({
  /** The server's word: `mention`, `favourite`, `pleroma:emoji_reaction` … */
  type: name,
  created_at: date,
  group_key: optionalName,
  emoji: name,
  emoji_url: optionalUrl,
  participation_message: text(MAX_MESSAGE_LENGTH),
  event: nullable(severedRelationships),
  moderation_warning: nullable(moderationWarning),
  fallback: nullable(fallback),
});

/** A report that a moderator is notified of. */
export interface NotificationReport extends Decoded<typeof report> {
  target_account: Account | null;
}

/**
 * A notification, or a group of them (HINT-02). Total, as every entity. A group has the id and the time of its newest member.
 */
export interface Notification extends Decoded<typeof own> {
  /** Sorts by time, with any server; `wireId` gives the server's. */
  id: string;
  /** The accounts that acted, newest first: one, or a sample of a group's. Empty only where the server itself acted. */
  accounts: Account[];
  /** Members of the group; 1 for a single notification. */
  notifications_count: number;
  status: Status | null;
  report: NotificationReport | null;
  /** The account that somebody moved to. */
  target: Account | null;
  /** The year of an annual report; '' for others. */
  year: string;
  /** Marked as seen by its server, on servers that mark each. */
  is_seen: boolean;
}

/** Types without an acting account. */
const BY_SERVER: readonly string[] = ['severed_relationships', 'moderation_warning', 'annual_report', 'user_approved'];

/** Types that are about a post: without it there is nothing to show. */
const ABOUT_STATUS: readonly string[] = [
  'mention',
  'reblog',
  'favourite',
  'poll',
  'status',
  'update',
  'quote',
  'quoted_update',
  'pending.favourite',
  'pending.reply',
  'pending.reblog',
  'reaction',
  'emoji_reaction',
  'pleroma:emoji_reaction',
  'pleroma:event_reminder',
  'pleroma:event_update',
  'pleroma:participation_request',
  'pleroma:participation_accepted',
];

/** Types that are a reaction with an emoji. snac sends it as `name`. */
const REACTIONS: readonly string[] = ['reaction', 'emoji_reaction', 'pleroma:emoji_reaction'];

/** Text in which snac writes characters as numeric references: `&#127881;`. The others stay as they are. */
const withCharacters = (text: string): string =>
  text.replaceAll(/&#(?:x([\da-f]{1,6})|(\d{1,7}));/gi, (reference, hex?: string, decimal?: string) => {
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    const isCharacter = code > 0 && code <= 0x10_ff_ff && (code < 0xd8_00 || code > 0xdf_ff);
    return isCharacter ? String.fromCodePoint(code) : reference;
  });

interface Parts {
  id: string;
  accounts: Account[];
  notifications_count: number;
  status: Status | null;
}

/** The notification; null without a type, an account that it needs, or the post that it is about. */
function build(value: unknown, parts: Parts, decoding: Parameters<Decoder<unknown>>[1]): Notification | null {
  const fields = fieldsOf(value);
  const parsed = own(fields, decoding);
  if (parts.id === '' || parsed.type === '') return null;
  if (parts.accounts.length === 0 && !BY_SERVER.includes(parsed.type)) return null;
  if (parts.status === null && ABOUT_STATUS.includes(parsed.type)) return null;
  const emoji = parsed.emoji === '' && REACTIONS.includes(parsed.type) ? name(fields['name'], decoding) : parsed.emoji;
  return {
    ...parsed,
    ...parts,
    emoji: withCharacters(emoji),
    report: isRecord(fields['report'])
      ? {
          ...report(fields['report'], decoding),
          target_account: parseAccount(fieldsOf(fields['report'])['target_account'], decoding),
        }
      : null,
    target: parseAccount(fields['target'], decoding),
    year: name(fieldsOf(fields['annual_report'])['year'], decoding),
    is_seen: flag(fieldsOf(fields['pleroma'])['is_seen'], decoding),
  };
}

/** Parses a notification; null for one that cannot be shown. */
export const parseNotification: Decoder<Notification | null> = (value, decoding) => {
  const fields = fieldsOf(value);
  const account = parseAccount(fields['account'], decoding);
  const parts = {
    id: timeId(id(fields['id'], decoding)),
    accounts: account === null ? [] : [account],
    notifications_count: 1,
    status: nested(parseStatus, fields['status'], decoding),
  };
  return build(value, parts, decoding);
};

export const notifications: Decoder<Notification[]> = list('Notification', parseNotification);

const ids = list('id', optionalId, MAX_IDS);

/** Parses the groups of a page, whose accounts and statuses are beside them. */
export const notificationGroups: Decoder<Notification[]> = (value, decoding) => {
  const fields = fieldsOf(value);
  const accountsById = byId(accounts(fields['accounts'], decoding));
  const statusesById = byId(statuses(fields['statuses'], decoding));
  const parseGroup: Decoder<Notification | null> = (group, groupDecoding) => {
    const parts = fieldsOf(group);
    const members = ids(parts['sample_account_ids'], groupDecoding).flatMap(accountId => accountsById.get(accountId) ?? []);
    const found = build(
      group,
      {
        id: timeId(id(parts['most_recent_notification_id'], groupDecoding)),
        accounts: members,
        notifications_count: Math.max(1, count(parts['notifications_count'], groupDecoding)),
        status: statusesById.get(id(parts['status_id'], groupDecoding)) ?? null,
      },
      groupDecoding,
    );
    return found && { ...found, created_at: date(parts['latest_page_notification_at'], groupDecoding) ?? found.created_at };
  };
  return list('NotificationGroup', parseGroup)(fields['notification_groups'], decoding);
};

const byId = <Entity extends { id: string }>(entities: readonly Entity[]): Map<string, Entity> =>
  new Map(entities.map(entity => [entity.id, entity]));
