import { count, date, type Decoded, type Decoder, id, list, name, object, url } from './decode.js';
import { tagName } from './hashtag.js';

const featuredTag = object({ id, name, url, statuses_count: count, last_status_at: date });

/** A hashtag that an account shows on its profile. `name` without '#'. */
export type FeaturedTag = Decoded<typeof featuredTag>;

export const parseFeaturedTag: Decoder<FeaturedTag | null> = (value, decoding) => {
  const tag = featuredTag(value, decoding);
  return tag.id === '' || tag.name === '' ? null : { ...tag, name: tagName(tag.name) };
};

export const featuredTags: Decoder<FeaturedTag[]> = list('FeaturedTag', parseFeaturedTag);
