import {
  date,
  type Decoded,
  type Decoder,
  fieldsOf,
  flag,
  html,
  id,
  identified,
  isRecord,
  list,
  name,
  object,
  optionalNumber,
} from './decode.js';

const announcement = object({
  id,
  content: html,
  starts_at: date,
  ends_at: date,
  all_day: flag,
  published_at: date,
  updated_at: date,
});

/** An announcement as the staff writes it. `content`: HTML of the server. */
export interface AdminAnnouncement extends Decoded<typeof announcement> {
  /** As it was written. */
  raw_content: string;
}

export const parseAdminAnnouncement: Decoder<AdminAnnouncement | null> = (value, decoding) => {
  const read = identified(announcement)(value, decoding);
  if (read === null || !isRecord(value)) return null;
  return { ...read, raw_content: html(fieldsOf(value['pleroma'])['raw_content'], decoding) };
};
export const adminAnnouncements: Decoder<AdminAnnouncement[]> = list('Announcement', parseAdminAnnouncement, 500);

const adminRule = object({ id, text: html, hint: html, priority: optionalNumber });
/** A rule of the server. Rules are in the order of their priority. */
export type AdminRule = Decoded<typeof adminRule>;
export const parseAdminRule: Decoder<AdminRule | null> = identified(adminRule);
export const adminRules: Decoder<AdminRule[]> = list('Rule', parseAdminRule, 200);

/** An entry of the moderation log. */
export interface ModerationLogEntry {
  /** Made of its time and words: the server sends none. */
  id: string;
  /** ISO 8601; null: the server does not say. */
  created_at: string | null;
  /** Nickname of the member of the staff. */
  actor: string;
  /** The server's name of the action, such as `report_update`. */
  action: string;
  /** A sentence of the server, in its language. Plain text. */
  message: string;
}

const MAX_SECONDS = 8.64e12;

const parseLogEntry: Decoder<ModerationLogEntry | null> = (value, decoding) => {
  if (!isRecord(value)) return null;
  const data = fieldsOf(value['data']);
  const seconds = optionalNumber(value['time'], decoding);
  const isTime = seconds !== null && Math.abs(seconds) <= MAX_SECONDS;
  const actor = name(fieldsOf(data['actor'])['nickname'], decoding);
  const action = name(data['action'], decoding);
  const message = html(value['message'], decoding);
  if (message === '' && action === '') return null;
  return {
    id: [isTime ? seconds : '', actor, action, message].join(' ').slice(0, 500),
    created_at: isTime ? new Date(seconds * 1000).toISOString() : null,
    actor,
    action,
    message,
  };
};
export const moderationLog: Decoder<ModerationLogEntry[]> = list('ModerationLog', parseLogEntry, 500);
