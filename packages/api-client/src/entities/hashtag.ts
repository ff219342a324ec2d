import { count, type Decoded, type Decoder, flag, list, name, nullable, object, url } from './decode.js';

/** The name of a hashtag without the signs before it: servers take the full-width one too. */
export const tagName = (name: string): string => name.replace(/^[#＃]+/, '');

const day = object({ day: count, uses: count, accounts: count });

const fields = object({ name, url, history: list('TagHistory', nullable(day), 31), following: flag });

/** A hashtag; `name` has no '#'. `history`: newest day first; `day` in Unix seconds. */
export type Tag = Decoded<typeof fields>;
export type TagDay = Decoded<typeof day>;

export const parseTag: Decoder<Tag | null> = (value, decoding) => {
  const tag = fields(typeof value === 'string' ? { name: value } : value, decoding);
  tag.name = tagName(tag.name);
  return tag.name === '' ? null : tag;
};

export const tags: Decoder<Tag[]> = list('Tag', parseTag);
