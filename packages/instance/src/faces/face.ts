/** The faces the server can wear: the default one, and three that answer as real servers were seen to answer. */
export type Face = 'default' | 'mastodon-4.7' | 'gotosocial' | 'snac';

/** What someone without a token may read. Anything not listed answers 401. */
export type AnonymousRead =
  | 'account'
  | 'account-statuses'
  | 'people'
  | 'public'
  | 'tag'
  | 'status'
  | 'context'
  | 'search'
  | 'trends'
  | 'poll';

/** Lists that may carry a Link header. */
export type LinkedList =
  | 'home'
  | 'public'
  | 'tag'
  | 'list'
  | 'account-statuses'
  | 'people'
  | 'saved'
  | 'notifications'
  | 'quotes';

/** How ids look on the wire: each face has its own alphabet, and every one sorts by time. */
export interface IdForm {
  /** `edits`: how often the post was edited; one face gives an edited post another id. */
  readonly encode: (id: string, edits?: number) => string;
  /** The world's id, or null when the text is not an id of this face. */
  readonly decode: (wire: string) => string | null;
  /** Accounts have ids of their own kind on some servers (snac: an md5). */
  readonly encodeAccount: (id: string) => string;
  readonly decodeAccount: (wire: string) => string | null;
}

export type ErrorKind = 'unauthorized' | 'forbidden' | 'not-found' | 'unprocessable' | 'bad-request' | 'method' | 'limit';

export interface WireAnswer {
  readonly status: number;
  readonly body: unknown;
  readonly type?: 'json' | 'text' | 'html';
}

/** One server's manners, in one table. A route never asks for a face's name: it asks this table. */
export interface FaceTable {
  readonly name: Face;
  readonly version: string;
  readonly software: { readonly name: string; readonly version: string; readonly sourceUrl: string };
  readonly ids: IdForm;
  readonly instance: {
    /** False: GET /api/v2/instance is 404 and a client falls back to v1. */
    readonly v2: boolean;
    readonly apiVersions: Readonly<Record<string, number>> | null;
    readonly translation: boolean;
    /** Words of the Pleroma family for what Mastodon does not have. */
    readonly features: readonly string[];
    /** Extra keys of `configuration`, merged in depth one. */
    readonly configuration: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
    readonly nodeinfo: readonly { readonly schema: string; readonly path: string }[];
  };
  readonly limits: {
    readonly characters: number;
    readonly media: number;
    readonly pollOptions: number;
    readonly pollOptionCharacters: number;
    readonly charactersPerUrl: number;
  };
  readonly paging: {
    readonly statuses: { readonly usual: number; readonly most: number };
    readonly people: { readonly usual: number; readonly most: number };
    /** What `limit=abc` does. */
    readonly badLimit: 'ignore' | 'refuse';
    readonly linked: readonly LinkedList[];
    readonly previous: 'min_id' | 'since_id';
    /** True: `next` is sent with the last page too, and the page after it is empty. */
    readonly nextOnLastPage: boolean;
    /** Parameters the server adds to its Link addresses. */
    readonly linkExtra: Readonly<Record<string, string>>;
    /** True: home answers every post twice when fewer than the limit are newer than `min_id`. */
    readonly homeMinIdTwice: boolean;
    /** False: account statuses ignore limit and every filter. */
    readonly accountStatusFilters: boolean;
    /** False: `remote=true` on the public timeline is ignored. */
    readonly remoteFilter: boolean;
  };
  readonly anonymous: readonly AnonymousRead[];
  readonly token: {
    /** What a token nobody issued means where none is needed. */
    readonly unknownOnPublicReads: 'refuse' | 'anonymous';
    readonly verifyRefusal: WireAnswer | null;
  };
  readonly oauth: {
    readonly redirectUris: 'string' | 'string-or-array';
    readonly arrayRefusal: WireAnswer;
    readonly emptyWebsiteRefused: boolean;
    readonly knownScopes: readonly string[] | null;
    readonly clientCredentialsNeedRedirect: boolean;
    readonly revokeFormOnly: boolean;
    readonly metadata: boolean;
    readonly verifyApp: boolean;
    readonly scopeInTokenAnswer: boolean;
    readonly checksChallenge: boolean;
  };
  readonly cors: { readonly methods: readonly string[]; readonly exposed: readonly string[] };
  readonly rateLimitHeaders: boolean;
  readonly streaming: 'open' | 'advertised-but-404';
  readonly statuses: {
    readonly idempotency: boolean;
    readonly canDelete: boolean;
    readonly escapesText: boolean;
    readonly paragraphs: boolean;
    readonly attachmentMeta: boolean;
    readonly wrapperIdIsInner: boolean;
    readonly history: boolean;
    readonly batch: boolean;
    readonly quotes: boolean;
    readonly polls: boolean;
    readonly usualVisibility: string;
    readonly wholeSeconds: boolean;
    readonly editChangesId: boolean;
  };
  readonly relationships: 'all' | 'one';
  /** Whether trends and suggestions hold anything: some servers have the addresses and always answer an empty list. */
  readonly discovery: 'full' | 'empty';
  readonly preferences: boolean;
  readonly verifiedField: boolean;
  /** Refusing an empty body sent as JSON (400). */
  readonly refusesEmptyJson: boolean;
  /** Paths (after the origin) that this server does not have. */
  readonly absent: readonly RegExp[];
  readonly error: (kind: ErrorKind, status: number, message: string) => WireAnswer;
}
