import { isRecord } from '../entities/decode.js';
import type { CallOptions, WithCalls } from '../request/calls.js';

/** Actions of a visitor through their own server, on servers with the feature `remoteInteractions`. */
export function remoteInteractionOf({ calls }: WithCalls) {
  return {
    /**
     * The address on the visitor's own server that acts on a post or an account; null when the server finds none.
     * @param uri The ActivityPub id of the post or the account.
     * @param handle The visitor's account, as `user@host`.
     */
    async address(uri: string, handle: string, options: CallOptions = {}): Promise<string | null> {
      const json = { ap_id: uri, profile: handle };
      const { data } = await calls.request('POST', '/api/v1/pleroma/remote_interaction', { ...options, json });
      return isRecord(data) && typeof data['url'] === 'string' && data['url'] !== '' ? data['url'] : null;
    },
  };
}
