import type { AccessProfile, WireAnswer } from './access-profile.js';
import type { ChatProfile } from './chat-profile.js';
import type { ProfileLimits } from './profile-limits.js';
import type { NotificationProfile } from './notification-profile.js';
import type { PeopleProfile } from './people-profile.js';
import type { SignUpProfile } from './sign-up-profile.js';
import type { StatusProfile } from './status-profile.js';
import type { WritingProfile } from './writing-profile.js';

/** Server profiles the server can answer as: the default one, and others modelled on real servers. */
export const serverProfileNames = [
  'default',
  'mastodon-4.7',
  'gotosocial',
  'hollo',
  'snac',
  'pleroma',
  'rebased',
  'truth',
] as const;

export type ServerProfileName = (typeof serverProfileNames)[number];

/** Lists that may carry a Link header. */
export type LinkedList =
  | 'home'
  | 'public'
  | 'tag'
  | 'list'
  | 'account-statuses'
  | 'accounts'
  | 'saved'
  | 'notifications'
  | 'quotes'
  | 'scheduled'
  | 'chats'
  | 'conversations';

/** The format of ids on the wire: each server profile has its own alphabet; all but snac's sort by time. */
export interface IdFormat {
  /** @param edits Number of edits of the post; snac gives an edited post a new id. */
  readonly encode: (id: string, edits?: number) => string;
  /** The world's id, or null when the text is not an id in this format. */
  readonly decode: (wire: string) => string | null;
  /** Some servers use a different format for accounts (snac: an md5). */
  readonly encodeAccount: (id: string) => string;
  readonly decodeAccount: (wire: string) => string | null;
}

export type ErrorKind =
  | 'unauthorized'
  | 'forbidden'
  | 'not-found'
  | 'unprocessable'
  | 'bad-request'
  | 'method'
  | 'limit'
  | 'conflict'
  | 'failure';

/** The limits, absent endpoints and quirks of one kind of server. Routes read this table instead of comparing names. */
export interface ServerProfile extends AccessProfile, WritingProfile {
  readonly name: ServerProfileName;
  readonly version: string;
  readonly software: { readonly name: string; readonly version: string; readonly sourceUrl: string };
  readonly ids: IdFormat;
  readonly instance: {
    /** False: GET /api/v2/instance is 404 and a client falls back to v1. */
    readonly v2: boolean;
    readonly apiVersions: Readonly<Record<string, number>> | null;
    /** Whether the instance says that it translates. */
    readonly translation: boolean;
    /** Feature names in the vocabulary of the Pleroma family, for features that Mastodon lacks. */
    readonly features: readonly string[];
    /** Extra keys of `configuration`, merged one level deep. */
    readonly configuration: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
    readonly nodeinfo: readonly { readonly schema: string; readonly path: string }[];
    /** Extra fields of both versions of the instance. */
    readonly extra: Readonly<Record<string, unknown>>;
    /** Further fields of `pleroma.metadata`, which has the features. */
    readonly metadata: Readonly<Record<string, unknown>>;
    /** The settings of clients at /api/pleroma/frontend_configurations; null: the path is unknown. */
    readonly frontendConfigurations: Readonly<Record<string, unknown>> | null;
  };
  readonly limits: {
    readonly characters: number;
    readonly media: number;
    readonly pollOptions: number;
    readonly pollOptionCharacters: number;
    readonly charactersPerUrl: number;
  };
  readonly paging: {
    readonly statuses: { readonly size: number; readonly maximum: number };
    readonly accounts: { readonly size: number; readonly maximum: number };
    /** The treatment of `limit=abc`. */
    readonly badLimit: 'ignore' | 'refuse';
    readonly linked: readonly LinkedList[];
    readonly previous: 'min_id' | 'since_id';
    /** Lists whose `next` names the first item of the next page as `max_id`, which excludes it: following the link skips that item. */
    readonly nextSkips: readonly LinkedList[];
    /** The treatment of a `max_id`, `min_id` or `since_id` that is no id of the server. */
    readonly badCursor: 'ignore' | 'refuse' | 'empty';
    /** `newest`: notifications newer than `min_id` are read from the top, so that a gap above it is never filled. */
    readonly notificationsMinId: 'adjacent' | 'newest';
    /** False: notifications ignore `since_id` unless `limit` is given. */
    readonly notificationsSinceIdAlone: boolean;
    /** True: the last page has a `next` link too, and the page behind it is empty. */
    readonly nextOnLastPage: boolean;
    /** Parameters that the server adds to the URLs of its Link header. */
    readonly linkExtra: Readonly<Record<string, string>>;
    /** True: home returns every post twice when fewer posts than the limit are newer than `min_id`. */
    readonly homeMinIdTwice: boolean;
    /** False: the statuses of an account ignore `limit` and every filter. */
    readonly accountStatusFilters: boolean;
    /** False: `remote=true` on the public timeline is ignored. */
    readonly remoteFilter: boolean;
  };
  readonly rateLimitHeaders: boolean;
  readonly streaming: 'open' | 'advertised-but-404' | 'absent';
  readonly streams: {
    /** False: a socket without a token is refused. */
    readonly visitors: boolean;
    /** The answer to a subscription to an unknown stream, or to one without a token that it needs. */
    readonly refused: 'error' | 'silence';
    /** The answer to a frame that is not JSON. */
    readonly malformed: 'error' | 'close';
    /** Streams that are accepted and never send anything. */
    readonly silent: readonly string[];
    /** Streams of the family that Mastodon lacks. They need a token. */
    readonly further: readonly string[];
    /** True: `wss:` is advertised, also where the server is served over plain http. */
    readonly advertisedAsSecure: boolean;
  };
  readonly accounts: {
    /** False: all counts of a local account are 0. */
    readonly countsLocal: boolean;
    /** True: `acct` of a local account has its host. */
    readonly hostInLocalAcct: boolean;
    /** The `header` of an account without one: the URL of an image, or an empty string. */
    readonly missingHeader: 'image' | 'empty';
    readonly uri: boolean;
    /** False: `group` and `avatar_description` are absent. */
    readonly group: boolean;
    /** `indexable`, `noindex`, `hide_collections`, `roles` and `memorial`. */
    readonly flags: boolean;
    /** `date-time`: one's own account has it with a time. */
    readonly lastStatusAt: 'date' | 'date-time' | 'null';
    readonly verified: boolean;
  };
  readonly profiles: ProfileLimits;
  /** `anonymous`: a mention has the id "0", and the host in `username` and `acct`. */
  readonly mentions: 'account' | 'anonymous';
  readonly statuses: StatusProfile;
  readonly threads: {
    /** Replies of one page of `/context/descendants`; null: `/context` alone, with all of them. */
    readonly pageSize: number | null;
    /** True: opening a remote post fetches its replies from other servers, and `Mastodon-Async-Refresh` says so. */
    readonly refreshes: boolean;
    /** Posts that a thread does not have for the reader: those of blocked and muted accounts, of blocked ones, or none. */
    readonly leavesOut: 'silenced' | 'blocked' | 'none';
  };
  /** `empty`: the list exists and is always empty. `pleroma`: with recipients, a list of statuses, and `update` events. */
  readonly about: {
    /** `reactions`: members react to them; `public`: visitors read them; `empty`: an empty list; `absent`: the path is unknown. */
    readonly announcements: 'reactions' | 'public' | 'empty' | 'absent';
    /** Whether the staff's documents have addresses: the long description, the policy, the terms. */
    readonly documents: boolean;
    /** Whether the server lists the hosts that it limits. */
    readonly limits: boolean;
  };
  readonly conversations: 'mastodon' | 'pleroma' | 'empty' | 'none';
  readonly people: PeopleProfile;
  /** Null: the server has no chats. */
  readonly chats: ChatProfile | null;
  /** `one`: only the first requested relationship is answered. */
  readonly relationships: 'all' | 'one';
  /** False: `id=1` is ignored and only `id[]=1` is read. */
  readonly plainId: boolean;
  /** The HTTP status of following oneself. */
  readonly followSelf: 403 | 406 | 500;
  readonly lists: {
    /** The answer to a second list of the same title: accepted, or 409. */
    readonly duplicateTitle: 'accepted' | 'refused';
    /** True: changes of members and deletions are answered with an empty body. */
    readonly emptyAnswers: boolean;
    /** `followed`: other accounts than followed ones are refused as members (404). */
    readonly members: 'followed' | 'anyone';
    readonly exclusive: boolean;
  };
  readonly customEmojis: boolean;
  /** How visitors sign up, until the control endpoint changes it. */
  readonly signUp: SignUpProfile;
  /** True: every account has a policy to accept before it goes on. */
  readonly pendingPolicy: boolean;
  /** True: suggested profiles are a carousel of partial accounts. */
  readonly carousel: boolean;
  /** True: a suggestion has all its reasons (`sources`), not only the one of earlier versions (`source`). */
  readonly suggestionSources: boolean;
  readonly reports: 'accepted' | 'need-statuses' | 'refused';
  readonly search: {
    readonly emptyText: 'refuse' | 'empty';
    /** `as-typed`: the name of a found tag keeps the `#` of the query. */
    readonly hashtags: 'names' | 'as-typed' | 'none';
    /** `offset`: a number of results, for members alone. `id`: `max_id`; an offset finds nothing. */
    readonly pagedBy: 'offset' | 'id';
  };
  /** Whether members can follow hashtags: their posts come to Home. */
  readonly followedTags: boolean;
  readonly markerTime: 'iso' | 'epoch-seconds';
  /** True: the stream tells all devices of a member where one has read to. */
  readonly markerEvents: boolean;
  readonly groupKeys: boolean;
  readonly notifications: NotificationProfile;
  /** The HTTP status of a method that a known path does not support. */
  readonly wrongMethod: 404 | 405;
  /** `empty`: the endpoints of trends and suggestions exist and always return an empty list. */
  readonly discovery: 'full' | 'empty';
  readonly preferences: boolean;
  /** Which endpoints refuse an empty body with a JSON content type (400): none, those that read a body, or all. */
  readonly refusesEmptyJson: 'never' | 'reading' | 'always';
  /** Paths that answer 404. */
  readonly absent: readonly RegExp[];
  /** Requests (`METHOD path`) that are refused with an HTTP status. */
  readonly refused: readonly { readonly request: RegExp; readonly status: number }[];
  readonly error: (kind: ErrorKind, status: number, message: string) => WireAnswer;
}

/** Whether the server has events. */
export function hasEvents(profile: ServerProfile): boolean {
  return profile.instance.features.includes('events');
}
