import { type Decoded, type Decoder, date, flag, id, identified, list, name, nullable, object, oneOf, texts } from './decode.js';

const keyword = object({ id, keyword: name, whole_word: flag });
const filterStatus = object({ id, status_id: id });
const fields = object({
  id,
  title: name,
  context: texts(),
  filter_action: oneOf(['warn', 'hide', 'blur'], 'warn'),
  expires_at: date,
  keywords: list('FilterKeyword', nullable(keyword)),
  statuses: list('FilterStatus', identified(filterStatus)),
});
const fieldsV1 = object({ id, phrase: name, context: texts(), whole_word: flag, expires_at: date, irreversible: flag });

/** A filter: words and single statuses, the contexts it applies in, and what it does. */
export type Filter = Decoded<typeof fields>;

/** A filter of the first version of the API: one phrase. `irreversible`: matching posts are hidden, not covered by a warning. */
export type FilterV1 = Decoded<typeof fieldsV1>;

/** A status that a filter names. `id`: for its removal from the filter. */
export type FilterStatus = Filter['statuses'][number];

export const parseFilter = identified(fields);
export const parseFilterV1 = identified(fieldsV1);
export const parseFilterStatus = identified(filterStatus);
export const filters: Decoder<Filter[]> = list('Filter', parseFilter);
export const filtersV1: Decoder<FilterV1[]> = list('Filter', parseFilterV1);
