import { parsePoll, type Poll } from '../entities/poll.js';
import { type CallOptions, type Calls, segment } from '../request/calls.js';

/** Polls of posts. Not a part of the client, which every page loads. */
export function pollsOf({ calls }: { readonly calls: Calls }) {
  const at = (id: string, rest = '') => `/api/v1/polls/${segment(id)}${rest}`;
  return {
    get: (id: string, options: CallOptions = {}): Promise<Poll> => calls.entity('GET', at(id), parsePoll, options),
    /** `choices`: indexes of the options. Rejects with 422 when the reader has voted already, wrote the poll, or it has ended. */
    vote: (id: string, choices: readonly number[], options: CallOptions = {}): Promise<Poll> =>
      calls.entity('POST', at(id, '/votes'), parsePoll, { ...options, json: { choices } }),
  };
}
