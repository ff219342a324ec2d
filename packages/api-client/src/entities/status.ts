import { reblogId } from './ids.js';
import { decodeAccount } from './account.js';
import {
  count,
  date,
  type Decoded,
  type Decoder,
  type Decoding,
  type Fields,
  fieldsOf,
  flag,
  html,
  id,
  identified,
  isRecord,
  itemsOf,
  list,
  MAX_MENTIONS,
  name,
  nested,
  nullable,
  object,
  oneOf,
  optionalId,
  optionalName,
  optionalUrl,
  shared,
  text,
  texts,
  url,
} from './decode.js';
import { customEmojis } from './emoji.js';
import { parseStatusEvent, type StatusEvent } from './event.js';
import { parseTag } from './hashtag.js';
import { mediaAttachments } from './media-attachment.js';
import { parsePoll } from './poll.js';
import { parsePreviewCard } from './preview-card.js';

const VISIBILITIES = ['public', 'unlisted', 'private', 'direct', 'local', 'list', 'self', 'mutuals_only', 'unknown'] as const;
const QUOTE_STATES = [
  'pending',
  'accepted',
  'rejected',
  'revoked',
  'deleted',
  'unauthorized',
  'blocked_account',
  'blocked_domain',
  'muted_account',
] as const;

/** The visibility of a status. `unknown`: none was sent, or one that the client does not know. It counts as the narrowest, and is no direct message. */
export type Visibility = (typeof VISIBILITIES)[number];

export const decodeVisibility = oneOf(VISIBILITIES, 'unknown');

export type QuoteState = (typeof QUOTE_STATES)[number];

const mention = object({ id, username: name, acct: name, url });
const application = object({ name, website: optionalUrl });
const reaction = object({ name, count, me: flag, url: optionalUrl, static_url: optionalUrl });
const filterResult = object({
  filter: object({
    id,
    title: name,
    context: texts(),
    filter_action: oneOf(['warn', 'hide', 'blur'], 'warn'),
    expires_at: date,
  }),
  keyword_matches: texts(),
  status_matches: texts(),
});
const quoteApproval = object({
  automatic: texts(),
  manual: texts(),
  current_user: oneOf(['automatic', 'manual', 'denied', 'unknown'], 'unknown'),
});

const own = object({
  id,
  uri: url,
  url: optionalUrl,
  created_at: date,
  edited_at: date,
  account: decodeAccount,
  content: html,
  text: html,
  spoiler_text: text(5000),
  sensitive: flag,
  visibility: decodeVisibility,
  language: shared(optionalName),
  in_reply_to_id: optionalId,
  in_reply_to_account_id: optionalId,
  quotes_count: count,
  reblogs_count: count,
  favourites_count: count,
  replies_count: count,
  favourited: flag,
  reblogged: flag,
  bookmarked: flag,
  muted: flag,
  pinned: flag,
  filtered: list('FilterResult', nullable(filterResult), 64),
  media_attachments: mediaAttachments,
  mentions: list('Mention', identified(mention, 'acct'), MAX_MENTIONS),
  tags: list('Tag', parseTag, MAX_MENTIONS),
  emojis: customEmojis,
  card: parsePreviewCard,
  poll: parsePoll,
  application: shared(nullable(application)),
  local_only: flag,
  quote_approval: shared(nullable(quoteApproval)),
});

export type Mention = Decoded<typeof mention>;
export type EmojiReaction = Decoded<typeof reaction>;
export type FilterResult = Decoded<typeof filterResult>;

/** A quote. `quoted_status` is null when it may not be shown or was not sent. */
export interface Quote {
  state: QuoteState;
  quoted_status: Status | null;
  quoted_status_id: string | null;
}

/**
 * A status (API-07). Total: a missing text is '', a count 0, a list []; an unknown value is null.
 * Fields of the `pleroma` block are moved to the top level; the dialects of quotes and reactions become one shape.
 * A reblog that shares the id of the reblogged status gets an id from `reblogId`; send `wireId(status.id)` to the server.
 */
export interface Status extends Decoded<typeof own> {
  reblog: Status | null;
  quote: Quote | null;
  /** The address of the quoted post, which some servers send without the post. */
  quote_url: string | null;
  emoji_reactions: EmojiReaction[];
  event: StatusEvent | null;
  in_reply_to_account_acct: string | null;
  content_type: string | null;
  expires_at: string | null;
  conversation_id: string | null;
}

const reactions = list('EmojiReaction', identified(reaction, 'name'), 500);
const quoteState = oneOf(QUOTE_STATES, 'unauthorized');

/** Parses a status; null without a usable id. */
export const parseStatus: Decoder<Status | null> = (value, decoding) => {
  if (!isRecord(value) || id(value['id'], decoding) === '') return null;
  const status = own(value, decoding);
  const pleroma = fieldsOf(value['pleroma']);
  const reblog = nested(parseStatus, value['reblog'], decoding);
  if (reblog !== null && reblog.id === status.id) status.id = reblogId(status.account.id, status.id);
  status.sensitive ||= status.spoiler_text !== '';
  status.muted ||= pleroma['thread_muted'] === true;
  status.quotes_count ||= count(pleroma['quotes_count'], decoding);
  return Object.assign(status, {
    reblog,
    quote: parseQuote(value, pleroma, decoding),
    quote_url: optionalUrl(pleroma['quote_url'] ?? value['quote_url'], decoding),
    emoji_reactions: parseReactions(value, pleroma, decoding),
    event: parseStatusEvent(pleroma['event'], decoding),
    in_reply_to_account_acct: optionalName(pleroma['in_reply_to_account_acct'], decoding),
    content_type: optionalName(pleroma['content_type'], decoding),
    expires_at: date(pleroma['expires_at'], decoding),
    conversation_id: optionalId(pleroma['conversation_id'], decoding),
  });
};

export const statuses: Decoder<Status[]> = list('Status', parseStatus);

function parseReactions(fields: Fields, pleroma: Fields, decoding: Decoding): EmojiReaction[] {
  const dialects = [pleroma['emoji_reactions'], fields['reactions'], fields['emoji_reactions']];
  return reactions(
    dialects.find(dialect => itemsOf(dialect).length > 0),
    decoding,
  );
}

function parseQuote(fields: Fields, pleroma: Fields, decoding: Decoding): Quote | null {
  const quote = fields['quote'] ?? pleroma['quote'];
  const quoteId = optionalId(fields['quote_id'] ?? pleroma['quote_id'] ?? fields['quoted_status_id'], decoding);
  if (
    isRecord(quote) &&
    quote['account'] === undefined &&
    ('state' in quote || 'quoted_status' in quote || 'quoted_status_id' in quote)
  ) {
    const status = nested(parseStatus, quote['quoted_status'], decoding);
    return {
      state: quoteState(quote['state'] ?? 'accepted', decoding),
      quoted_status: status,
      quoted_status_id: status?.id ?? optionalId(quote['quoted_status_id'], decoding) ?? quoteId,
    };
  }
  const status = nested(parseStatus, quote, decoding);
  if (pleroma['quote_visible'] === false && (status ?? quoteId ?? optionalUrl(pleroma['quote_url'], decoding)) !== null) {
    return { state: 'unauthorized', quoted_status: null, quoted_status_id: quoteId ?? status?.id ?? null };
  }
  return status === null && quoteId === null
    ? null
    : { state: 'accepted', quoted_status: status, quoted_status_id: status?.id ?? quoteId };
}
