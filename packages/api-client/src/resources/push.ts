import { type CallOptions, type WithCalls } from '../request/calls.js';
import { isApiError } from '../request/errors.js';
import { parseWebPushSubscription, type PushPolicy, type WebPushSubscription } from '../entities/web-push-subscription.js';

const PATH = '/api/v1/push/subscription';

/** The address that the browser's push service gave this browser, and the keys that messages are encrypted with (RFC 8291), as base64url. */
export interface PushEndpoint {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/** `alerts`: by the type of notification. */
export interface PushChoice {
  readonly alerts: Readonly<Record<string, boolean>>;
  /** @default 'all' */
  readonly policy?: PushPolicy;
}

/** Web Push: the server sends notifications to this browser while no page is open. A token has one subscription. */
export function pushOf({ calls }: WithCalls) {
  return {
    /** The subscription of this token; null where it has none. */
    async get(options: CallOptions = {}): Promise<WebPushSubscription | null> {
      try {
        return await calls.entity('GET', PATH, parseWebPushSubscription, options);
      } catch (error) {
        if (isApiError(error) && error.status === 404) return null;
        throw error;
      }
    },
    /** Subscribes, in place of an earlier subscription of the token. */
    create: (
      endpoint: PushEndpoint,
      { alerts, policy = 'all' }: PushChoice,
      options: CallOptions = {},
    ): Promise<WebPushSubscription> =>
      calls.entity('POST', PATH, parseWebPushSubscription, {
        ...options,
        // `standard`: by RFC 8291 and RFC 8292, where the server would use their drafts otherwise.
        json: { subscription: { ...endpoint, standard: true }, data: { alerts, policy } },
      }),
    /** Changes what is pushed. */
    update: ({ alerts, policy = 'all' }: PushChoice, options: CallOptions = {}): Promise<WebPushSubscription> =>
      calls.entity('PUT', PATH, parseWebPushSubscription, { ...options, json: { data: { alerts, policy } } }),
    remove: async (options: CallOptions = {}): Promise<void> => {
      await calls.request('DELETE', PATH, options);
    },
  };
}
