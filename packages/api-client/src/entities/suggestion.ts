import { type Account, parseAccount } from './account.js';
import { type Decoder, fieldsOf, isRecord, list, name, texts } from './decode.js';

/** A suggested profile. `source`, `sources`: the server's reasons. */
export interface Suggestion {
  source: string;
  sources: string[];
  account: Account;
}

const reasons = texts();

/** Parses a suggestion, or the bare account that old servers send. */
export const parseSuggestion: Decoder<Suggestion | null> = (value, decoding) => {
  const fields = fieldsOf(value);
  const account = parseAccount(isRecord(fields['account']) ? fields['account'] : value, decoding);
  return account && { source: name(fields['source'], decoding), sources: reasons(fields['sources'], decoding), account };
};

export const suggestions: Decoder<Suggestion[]> = list('Suggestion', parseSuggestion);
