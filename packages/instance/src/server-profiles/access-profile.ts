export interface WireAnswer {
  readonly status: number;
  readonly body: unknown;
  readonly type?: 'json' | 'text' | 'html';
}

/** Resources that can be read without a token. Anything not listed answers 401. */
export type AnonymousRead =
  | 'account'
  | 'account-statuses'
  | 'accounts'
  | 'public'
  | 'tag'
  | 'status'
  | 'context'
  | 'search'
  | 'trends'
  | 'poll';

/** Tokens, signing in, and requests of other origins. */
export interface AccessProfile {
  readonly anonymous: readonly AnonymousRead[];
  readonly token: {
    /** The treatment of an unknown token on an endpoint that needs none. */
    readonly unknownOnPublicReads: 'refuse' | 'anonymous';
    /** The answer to an application's own token on an endpoint that needs none. */
    readonly appOnPublicReads: 'accepted' | 'refused';
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
    /** Accounts see which applications have access, and revoke it. */
    readonly listsTokens: boolean;
    readonly verifyApp: boolean;
    readonly scopeInTokenAnswer: boolean;
    readonly checksChallenge: boolean;
    /** True: revoking a token deletes its application too. */
    readonly revokeDeletesApp: boolean;
    /** The answer to an authorization request of an unknown application: a page with a message, or an empty one. */
    readonly unknownAppPage: 'message' | 'blank';
    /** False: a denied authorization comes back without its `state`. */
    readonly stateOfDenial: boolean;
    /** The unit of `created_at` in the token of an account. */
    readonly tokenTime: 'seconds' | 'milliseconds';
    /** True: a registered application has one `redirect_uri` and no `redirect_uris`. */
    readonly oneRedirectUri: boolean;
  };
  readonly cors: {
    readonly methods: readonly string[];
    readonly exposed: readonly string[];
    /** False: media have no CORS headers, so that scripts cannot read them. */
    readonly media: boolean;
    /** False: a response of 500 or more has no CORS headers, so that a page sees a network error. */
    readonly serverErrors: boolean;
    /** False: nothing has CORS headers while the server starts (the option `startingFor` of the instance). */
    readonly whileStarting: boolean;
  };
}
