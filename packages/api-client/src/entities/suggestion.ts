import { type Account, parseAccount } from './account.js';
import { type Decoder, fieldsOf, isRecord, list, name, texts } from './decode.js';

/** A suggested profile; its `id` is that of the account. `source` and `sources` are the server's reasons: of old servers and of recent ones; empty when it sent none. */
export interface Suggestion {
  id: string;
  source: string;
  sources: string[];
  account: Account;
}

const reasons = texts();

/** Parses a suggestion, or the bare account that old servers send. */
export const parseSuggestion: Decoder<Suggestion | null> = (value, decoding) => {
  const fields = fieldsOf(value);
  const account = parseAccount(isRecord(fields['account']) ? fields['account'] : value, decoding);
  if (account === null) return null;
  return { id: account.id, source: name(fields['source'], decoding), sources: reasons(fields['sources'], decoding), account };
};

export const suggestions: Decoder<Suggestion[]> = list('Suggestion', parseSuggestion);
