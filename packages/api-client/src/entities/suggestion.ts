import { type Account, parseAccount } from './account.js';
import { type Decoder, fieldsOf, isRecord, list, name, texts } from './decode.js';

/** An account proposed to follow. `source`, `sources`: why, in the server's words. */
export interface Suggestion {
  source: string;
  sources: string[];
  account: Account;
}

const reasons = texts();

/** Takes a suggestion, or a bare account as old servers answer. */
export const parseSuggestion: Decoder<Suggestion | null> = (value, decoding) => {
  const fields = fieldsOf(value);
  const account = parseAccount(isRecord(fields['account']) ? fields['account'] : value, decoding);
  return account && { source: name(fields['source'], decoding), sources: reasons(fields['sources'], decoding), account };
};

export const suggestions: Decoder<Suggestion[]> = list('Suggestion', parseSuggestion);
