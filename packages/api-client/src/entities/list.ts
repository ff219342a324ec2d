import { type Decoded, type Decoder, flag, id, list, name, object } from './decode.js';

const fields = object({ id, title: name, replies_policy: name, exclusive: flag });

/** A list of accounts. `exclusive`: their posts are hidden from the home timeline. */
export type List = Decoded<typeof fields>;

export const parseList: Decoder<List | null> = (value, decoding) => {
  const read = fields(value, decoding);
  return read.id === '' ? null : read;
};

export const lists: Decoder<List[]> = list('List', parseList);
