import type { Notification } from '@rookery/api-client';
import { aStatus, anAccount, BUILT_AT } from '@rookery/api-client/testing';

/** A like of `aStatus()` by Tobi. */
export function aNotification(overrides: Partial<Notification> = {}): Notification {
  return {
    id: '900',
    type: 'favourite',
    created_at: BUILT_AT,
    group_key: null,
    emoji: '',
    emoji_url: null,
    participation_message: '',
    event: null,
    moderation_warning: null,
    fallback: null,
    accounts: [anAccount({ id: '201', acct: 'tobi@tram.example', display_name: 'Tobias Okafor' })],
    notifications_count: 1,
    status: aStatus(),
    report: null,
    target: null,
    year: '',
    is_seen: false,
    ...overrides,
  };
}
