import { type CallOptions, segment, type WithCalls } from '../request/calls.js';
import { type Account, parseAccount } from '../entities/account.js';
import { type OAuthToken, oauthTokens } from '../entities/oauth-token.js';
import { parsePreferences, type Preferences } from '../entities/preferences.js';

/** The defaults of an account's new posts, which its server keeps. Absent: it stays. */
export interface PostingDefaults {
  visibility?: string;
  sensitive?: boolean;
  /** ISO 639 code; '': none. */
  language?: string;
}

/** The settings that a server stores for an account, and the applications that have access to it. */
export function accountSettingsOf({ calls }: WithCalls) {
  return {
    /** How the account reads, as chosen in the settings of its server (`Features.readingPreferences`). */
    preferences: (options: CallOptions = {}): Promise<Preferences> =>
      calls.entity('GET', '/api/v1/preferences', parsePreferences, options),
    /**
     * Stores the settings of a client under its name, and replaces those stored before (`Features.settingsStore`). They come back as
     * `settings_store` of the own account.
     */
    store: (client: string, settings: Readonly<Record<string, unknown>>, options: CallOptions = {}): Promise<Account> =>
      calls.entity('PATCH', '/api/v1/accounts/update_credentials', parseAccount, {
        ...options,
        json: { pleroma_settings_store: { [client]: settings } },
      }),
    /**
     * Changes the defaults of new posts. They come back in the `source` of the own account. A form, the only encoding that every server
     * accepts; Pleroma reads the visibility under a name of its own.
     */
    changePosting: ({ visibility, sensitive, language }: PostingDefaults, options: CallOptions = {}): Promise<Account> =>
      calls.entity('PATCH', '/api/v1/accounts/update_credentials', parseAccount, {
        ...options,
        form: {
          ...(visibility !== undefined && { 'source[privacy]': visibility, default_scope: visibility }),
          ...(sensitive !== undefined && { 'source[sensitive]': String(sensitive) }),
          ...(language !== undefined && { 'source[language]': language }),
        },
      }),
    /** The applications with access, this one among them (`Features.sessions`). */
    applications: (options: CallOptions = {}): Promise<OAuthToken[]> => calls.list('/api/oauth_tokens', oauthTokens, options),
    async revokeApplication(tokenId: string, options: CallOptions = {}): Promise<void> {
      await calls.request('DELETE', `/api/oauth_tokens/${segment(tokenId)}`, options);
    },
  };
}
