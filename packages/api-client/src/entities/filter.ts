import { date, type Decoded, type Decoder, flag, id, list, name, nullable, object, texts } from './decode.js';

const fields = object({ id, phrase: name, context: texts(), whole_word: flag, expires_at: date, irreversible: flag });

/** A filter of the first version of the API. `irreversible`: the server drops matching posts itself. */
export type FilterV1 = Decoded<typeof fields>;

export const filtersV1: Decoder<FilterV1[]> = list('Filter', nullable(fields));
