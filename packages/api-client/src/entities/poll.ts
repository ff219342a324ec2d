import { customEmojis } from './emoji.js';
import {
  count,
  date,
  type Decoded,
  type Decoder,
  flag,
  id,
  list,
  MAX_POLL_OPTIONS,
  name,
  nullable,
  object,
  optionalCount,
} from './decode.js';

const option = object({ title: name, votes_count: optionalCount });

const fields = object({
  id,
  expires_at: date,
  expired: flag,
  multiple: flag,
  votes_count: count,
  voters_count: optionalCount,
  options: list('PollOption', nullable(option), MAX_POLL_OPTIONS),
  emojis: customEmojis,
  voted: flag,
  own_votes: list('PollVote', optionalCount, MAX_POLL_OPTIONS),
});

/** A poll. `own_votes`: indexes of the chosen options; `votes_count` of an option is null while results are hidden. */
export type Poll = Decoded<typeof fields>;
export type PollOption = Decoded<typeof option>;

export const parsePoll: Decoder<Poll | null> = (value, decoding) => {
  const poll = fields(value, decoding);
  if (poll.id === '') return null;
  poll.voted ||= poll.own_votes.length > 0;
  return poll;
};
