import { date, type Decoded, type Decoder, flag, id, list, name, nullable, object, texts } from './decode.js';

const fields = object({ id, phrase: name, context: texts(), whole_word: flag, expires_at: date, irreversible: flag });

/** A filter of the first version of the API. `irreversible`: the server drops matching posts itself. */
export type FilterV1 = Decoded<typeof fields>;

export const filtersV1: Decoder<FilterV1[]> = list('Filter', nullable(fields));

const keyword = object({ id, keyword: name, whole_word: flag });
const filterFields = object({
  id,
  title: name,
  context: texts(),
  expires_at: date,
  filter_action: name,
  keywords: list('FilterKeyword', nullable(keyword)),
  statuses: list('FilterStatus', nullable(object({ id, status_id: id }))),
});

/** A filter of the second version of the API. `filter_action`: `warn`, `hide`, `blur`, or one that is not known here. */
export type Filter = Decoded<typeof filterFields>;

export const parseFilter: Decoder<Filter | null> = nullable(filterFields);
export const filters: Decoder<Filter[]> = list('Filter', parseFilter);
