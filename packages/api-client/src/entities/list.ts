import { type Decoded, type Decoder, flag, id, list, name, object } from './decode.js';

const fields = object({ id, title: name, replies_policy: name, exclusive: flag });

/** People a member reads apart. `exclusive`: their posts are left out of home. */
export type List = Decoded<typeof fields>;

export const parseList: Decoder<List | null> = (value, decoding) => {
  const read = fields(value, decoding);
  return read.id === '' ? null : read;
};

export const lists: Decoder<List[]> = list('List', parseList);
