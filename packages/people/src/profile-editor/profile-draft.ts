import { mediaLimits, type MediaLimits } from '@rookery/store/drafts';
import { isApiError, type Account, type Features, type Instance, type ProfileChanges } from '@rookery/api-client';

/** A new picture, its removal, or neither. */
export type PictureChange = Blob | 'removed' | null;

export interface DraftField {
  /** Tells rows apart while they move. */
  readonly key: string;
  readonly name: string;
  readonly value: string;
}

/** The switches of a profile. Which of them are offered: `offeredSwitches`. */
interface ProfileSwitches {
  readonly locked: boolean;
  readonly bot: boolean;
  readonly discoverable: boolean;
  readonly hide_collections: boolean;
  readonly hide_followers: boolean;
  readonly hide_follows: boolean;
  readonly hide_followers_count: boolean;
  readonly hide_follows_count: boolean;
}

export type SwitchName = keyof ProfileSwitches;

/** The own profile as it is being edited. */
export interface ProfileDraft extends ProfileSwitches {
  readonly display_name: string;
  readonly note: string;
  readonly fields: readonly DraftField[];
  readonly avatar: PictureChange;
  readonly header: PictureChange;
  readonly avatar_description: string;
  readonly header_description: string;
}

/** The limits of a profile; null: no known limit. */
export interface ProfileLimits {
  readonly name: number | null;
  readonly note: number | null;
  readonly fields: number;
  readonly fieldName: number | null;
  readonly fieldValue: number | null;
  readonly tags: number | null;
  readonly pictures: MediaLimits;
}

const DEFAULT_FIELDS = 4;

export function profileLimits(
  { configuration }: Pick<Instance, 'configuration'>,
  features: Pick<Features, 'shortProfiles'>,
): ProfileLimits {
  const { accounts } = configuration;
  const { shortProfiles: isShort } = features;
  return {
    // Mastodon says its limits from 4.6 on.
    name: accounts.max_display_name_length ?? (isShort ? 30 : null),
    note: accounts.max_note_length ?? (isShort ? 500 : null),
    fields: accounts.max_profile_fields ?? DEFAULT_FIELDS,
    fieldName: accounts.profile_field_name_limit ?? (isShort ? 255 : null),
    fieldValue: accounts.profile_field_value_limit ?? (isShort ? 255 : null),
    tags: accounts.max_featured_tags,
    pictures: mediaLimits(configuration),
  };
}

/** The switches that the server has, in their order. */
export function offeredSwitches(features: Features): readonly SwitchName[] {
  return [
    'locked',
    'bot',
    'discoverable',
    ...(features.hideCollections ? (['hide_collections'] as const) : []),
    ...(features.pleromaProfiles
      ? (['hide_followers', 'hide_follows', 'hide_followers_count', 'hide_follows_count'] as const)
      : []),
  ];
}

/** The profile as it is saved. Fields and bio as they were written, not as HTML. */
export function savedProfile(account: Account): ProfileDraft {
  const { source } = account;
  const fields = source?.fields ?? [];
  return {
    display_name: account.display_name,
    note: source?.note ?? '',
    fields: fields.map(({ name, value }, index) => ({ key: `saved ${index}`, name, value })),
    avatar: null,
    header: null,
    avatar_description: account.avatar_description,
    header_description: account.header_description,
    locked: account.locked,
    bot: account.bot,
    discoverable: source?.discoverable ?? account.discoverable ?? false,
    hide_collections: source?.hide_collections ?? account.hide_collections ?? false,
    hide_followers: account.hide_followers,
    hide_follows: account.hide_follows,
    hide_followers_count: account.hide_followers_count,
    hide_follows_count: account.hide_follows_count,
  };
}

const texts = ['display_name', 'note', 'avatar_description', 'header_description'] as const;
const switches = [
  'locked',
  'bot',
  'discoverable',
  'hide_collections',
  'hide_followers',
  'hide_follows',
  'hide_followers_count',
  'hide_follows_count',
] as const satisfies readonly SwitchName[];

/** The request for the differences between the saved profile and the draft. Removed pictures are requests of their own. */
export function profileChanges(saved: ProfileDraft, draft: ProfileDraft): ProfileChanges {
  const changed = [...texts, ...switches].filter(name => draft[name] !== saved[name]);
  const fields = writtenFields(draft.fields);
  const haveFieldsChanged = JSON.stringify(fields) !== JSON.stringify(writtenFields(saved.fields));
  return {
    ...Object.fromEntries(changed.map(name => [name, draft[name]])),
    ...(haveFieldsChanged && { fields }),
    ...(draft.avatar instanceof Blob && { avatar: draft.avatar }),
    ...(draft.header instanceof Blob && { header: draft.header }),
  };
}

/** The pictures that the draft removes. */
export const removedPictures = ({ avatar, header }: ProfileDraft): ('avatar' | 'header')[] => [
  ...(avatar === 'removed' ? (['avatar'] as const) : []),
  ...(header === 'removed' ? (['header'] as const) : []),
];

export function hasChanges(saved: ProfileDraft, draft: ProfileDraft): boolean {
  return Object.keys(profileChanges(saved, draft)).length > 0 || removedPictures(draft).length > 0;
}

/** Empty rows are no fields. */
function writtenFields(fields: readonly DraftField[]): { name: string; value: string }[] {
  return fields
    .map(({ name, value }) => ({ name: name.trim(), value: value.trim() }))
    .filter(({ name, value }) => name !== '' || value !== '');
}

/** A mistake of the draft, by the input that has it: `display_name`, `note`, or the key of a field. */
export type ProfileFaults = ReadonlyMap<string, 'tooLong' | 'nameMissing'>;

export function profileFaults(draft: ProfileDraft, limits: ProfileLimits): ProfileFaults {
  const faults = new Map<string, 'tooLong' | 'nameMissing'>();
  const isTooLong = (text: string, most: number | null): boolean => most !== null && Array.from(text).length > most;
  if (isTooLong(draft.display_name, limits.name)) faults.set('display_name', 'tooLong');
  if (isTooLong(draft.note, limits.note)) faults.set('note', 'tooLong');
  for (const { key, name, value } of draft.fields) {
    if (name.trim() === '' && value.trim() !== '') faults.set(key, 'nameMissing');
    else if (isTooLong(name, limits.fieldName) || isTooLong(value, limits.fieldValue)) faults.set(key, 'tooLong');
  }
  return faults;
}

const inputWords = [
  ['display_name', /\b(display[ _]?)?name\b/i],
  ['note', /\b(note|bio|biography)\b/i],
  ['avatar', /\bavatar\b/i],
  ['header', /\b(header|banner)\b/i],
  ['fields', /\bfields?\b|attributes/i],
] as const;

/** An input of the form that a server can refuse; `fields`: all of them. */
export type RefusedInput = (typeof inputWords)[number][0];

/**
 * The input that a refusal (400, 413, 422) is about, by the word that its message names first; null when it names none. Servers say it
 * in words alone: "Validation failed: Note is too long", "Bad Request: avatar content type …".
 */
export function refusedInput(error: unknown): RefusedInput | null {
  if (!isApiError(error) || ![400, 413, 422].includes(error.status ?? 0)) return null;
  const places = inputWords.flatMap(([input, word]) => {
    const at = error.serverMessage?.search(word) ?? -1;
    return at < 0 ? [] : [{ input, at }];
  });
  return places.toSorted((one, other) => one.at - other.at)[0]?.input ?? null;
}

/** Moves a field by one row; the same fields at an end. */
export function moveField(fields: readonly DraftField[], index: number, by: 1 | -1): readonly DraftField[] {
  const [field, other] = [fields[index], fields[index + by]];
  if (field === undefined || other === undefined) return fields;
  return fields.map((row, at) => (at === index ? other : at === index + by ? field : row));
}
