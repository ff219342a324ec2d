import { type CallOptions, segment, type WithCalls } from '../request/calls.js';
import { type Account, accounts, parseAccount } from '../entities/account.js';
import { type FeaturedTag, featuredTags, parseFeaturedTag } from '../entities/featured-tag.js';
import { wireId } from '../entities/ids.js';

/** The endorsed accounts that a profile asks for. */
const ENDORSEMENTS_SHOWN = 20;

/** Values of the own profile to change. Absent ones stay as they are. */
export interface ProfileChanges {
  display_name?: string;
  /** As written, not as HTML. */
  note?: string;
  /** A file replaces the picture. */
  avatar?: Blob;
  header?: Blob;
  avatar_description?: string;
  header_description?: string;
  locked?: boolean;
  bot?: boolean;
  discoverable?: boolean;
  /** Hides both lists of follows (Mastodon). */
  hide_collections?: boolean;
  /** Hide one list each, and its count (Pleroma). */
  hide_followers?: boolean;
  hide_follows?: boolean;
  hide_followers_count?: boolean;
  hide_follows_count?: boolean;
  /** All fields, in order. */
  fields?: readonly { name: string; value: string }[];
}

/** Profiles beyond the account itself, and changing the own one (HINT-03). */
export function profilesOf({ calls }: WithCalls) {
  const at = (id: string, rest: string) => `/api/v1/accounts/${segment(wireId(id))}${rest}`;
  return {
    featuredTags: (accountId: string, options: CallOptions = {}): Promise<FeaturedTag[]> =>
      calls.list(at(accountId, '/featured_tags'), featuredTags, options),
    /** The accounts that an account recommends. `isPleroma`: the list is at Pleroma's own path. */
    endorsements: (accountId: string, isPleroma: boolean, options: CallOptions = {}): Promise<Account[]> =>
      calls.list(
        isPleroma ? `/api/v1/pleroma/accounts/${segment(wireId(accountId))}/endorsements` : at(accountId, '/endorsements'),
        accounts,
        { ...options, query: { limit: ENDORSEMENTS_SHOWN } },
      ),
    /** Changes the own profile. A form, the only encoding that every server accepts; with files in parts. */
    update: (changes: ProfileChanges, options: CallOptions = {}): Promise<Account> =>
      calls.entity('PATCH', '/api/v1/accounts/update_credentials', parseAccount, { ...options, ...encoded(changes) }),
    /** Removes a picture; resolves to the account without it. `isReset`: the server takes an empty value for it (Pleroma). */
    removeImage: (image: 'avatar' | 'header', isReset: boolean, options: CallOptions = {}): Promise<Account> =>
      isReset
        ? calls.entity('PATCH', '/api/v1/accounts/update_credentials', parseAccount, { ...options, form: { [image]: '' } })
        : calls.entity('DELETE', `/api/v1/profile/${image}`, parseAccount, options),
    ownFeaturedTags: (options: CallOptions = {}): Promise<FeaturedTag[]> =>
      calls.list('/api/v1/featured_tags', featuredTags, options),
    /** `name` without '#'. */
    featureTag: (name: string, options: CallOptions = {}): Promise<FeaturedTag> =>
      calls.entity('POST', '/api/v1/featured_tags', parseFeaturedTag, { ...options, form: { name } }),
    async unfeatureTag(tagId: string, options: CallOptions = {}): Promise<void> {
      await calls.request('DELETE', `/api/v1/featured_tags/${segment(tagId)}`, options);
    },
  };
}

function encoded({
  avatar,
  header,
  fields,
  ...plain
}: ProfileChanges): { multipart: FormData } | { form: Record<string, string> } {
  const said = Object.entries(plain).filter(([, value]) => value !== undefined);
  const form: Record<string, string> = Object.fromEntries(said.map(([name, value]) => [name, String(value)]));
  if (fields !== undefined) {
    // No field at all would say that the fields stay as they are.
    const sent = fields.length === 0 ? [{ name: '', value: '' }] : fields;
    for (const [index, field] of sent.entries()) {
      form[`fields_attributes[${index}][name]`] = field.name;
      form[`fields_attributes[${index}][value]`] = field.value;
    }
  }
  if (avatar === undefined && header === undefined) return { form };
  const multipart = new FormData();
  for (const [name, value] of Object.entries(form)) multipart.append(name, value);
  if (avatar !== undefined) multipart.append('avatar', avatar);
  if (header !== undefined) multipart.append('header', header);
  return { multipart };
}
