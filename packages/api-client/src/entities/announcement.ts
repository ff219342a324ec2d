import {
  date,
  type Decoded,
  type Decoder,
  count,
  flag,
  html,
  identified,
  list,
  MAX_MENTIONS,
  name,
  object,
  optionalUrl,
  url,
} from './decode.js';
import { customEmojis } from './emoji.js';

const MAX_REACTIONS = 100;

const reaction = object({ name, count, me: flag, url: optionalUrl, static_url: optionalUrl });
const mention = identified(object({ id: name, username: name, url, acct: name }));
const tag = identified(object({ name, url }), 'name');

const fields = object({
  id: name,
  content: html,
  published_at: date,
  updated_at: date,
  starts_at: date,
  ends_at: date,
  all_day: flag,
  read: flag,
  emojis: customEmojis,
  reactions: list('AnnouncementReaction', identified(reaction, 'name'), MAX_REACTIONS),
  mentions: list('Mention', mention, MAX_MENTIONS),
  tags: list('Tag', tag, MAX_MENTIONS),
});

/** A message of the server's staff to its members (HINT-13). `starts_at` and `ends_at`: of what it announces. `read`: it was dismissed. */
export type Announcement = Decoded<typeof fields>;

export const announcements: Decoder<Announcement[]> = list('Announcement', identified(fields), 100);
