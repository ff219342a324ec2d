import { parsePoll, type Poll } from '../entities/poll.js';
import { type CallOptions, segment, type WithCalls } from '../request/calls.js';

/** Polls of posts. */
export function pollsOf({ calls }: WithCalls) {
  const at = (id: string, rest = '') => `/api/v1/polls/${segment(id)}${rest}`;
  return {
    get: (id: string, options: CallOptions = {}): Promise<Poll> => calls.entity('GET', at(id), parsePoll, options),
    /** `choices`: indexes of the options. Rejects with 422 when the reader has voted already, wrote the poll, or it has ended. */
    vote: (id: string, choices: readonly number[], options: CallOptions = {}): Promise<Poll> =>
      calls.entity('POST', at(id, '/votes'), parsePoll, { ...options, json: { choices } }),
  };
}
