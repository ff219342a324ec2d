import { type Account, accounts } from './account.js';
import { type Decoded, type Decoder, fieldsOf, flag, id, list, object } from './decode.js';
import { parseStatus, type Status } from './status.js';

const own = object({ id, unread: flag });

/** A thread of direct posts. `accounts`: the participants without the signed-in account; `last_status`: null when it was deleted. */
export interface Conversation extends Decoded<typeof own> {
  accounts: Account[];
  last_status: Status | null;
}

/** Parses a conversation; null without a usable id. */
export const parseConversation: Decoder<Conversation | null> = (value, decoding) => {
  const conversation = own(value, decoding);
  if (conversation.id === '') return null;
  const fields = fieldsOf(value);
  return Object.assign(conversation, {
    accounts: accounts(fields['accounts'], decoding),
    last_status: parseStatus(fields['last_status'], decoding),
  });
};

export const conversations: Decoder<Conversation[]> = list('Conversation', parseConversation);
