import { type Account, parseAccount } from './account.js';
import {
  count,
  countOr,
  type Decoded,
  type Decoder,
  type Decoding,
  type Fields,
  fieldsOf,
  flag,
  flagOr,
  hostOf,
  html,
  isRecord,
  itemsOf,
  list,
  name,
  nullable,
  object,
  optionalCount,
  optionalName,
  optionalUrl,
  texts,
  url,
} from './decode.js';

const words = texts();
export const rule = object({ id: name, text: html, hint: html });

const limits = object({
  statuses: object({
    max_characters: optionalCount,
    max_media_attachments: optionalCount,
    characters_reserved_per_url: optionalCount,
    supported_mime_types: words,
  }),
  media_attachments: object({
    supported_mime_types: words,
    image_size_limit: optionalCount,
    video_size_limit: optionalCount,
    image_matrix_limit: optionalCount,
    video_matrix_limit: optionalCount,
    video_frame_rate_limit: optionalCount,
    video_duration_limit: optionalCount,
    description_limit: optionalCount,
  }),
  polls: object({
    max_options: optionalCount,
    max_characters_per_option: optionalCount,
    min_expiration: optionalCount,
    max_expiration: optionalCount,
  }),
  chats: object({ max_characters: optionalCount, max_media_attachments: countOr(1) }),
  reactions: object({ max_reactions: count }),
  translation: object({ enabled: flag }),
  accounts: object({
    allow_custom_css: value => (typeof value === 'boolean' ? value : null),
    max_profile_fields: optionalCount,
    max_featured_tags: optionalCount,
    max_display_name_length: optionalCount,
    max_note_length: optionalCount,
    profile_field_name_limit: optionalCount,
    profile_field_value_limit: optionalCount,
  }),
});

const own = object({
  title: name,
  description: html,
  short_description: html,
  version: name,
  languages: words,
  rules: list('Rule', nullable(rule), 200),
  feature_quote: flag,
});

export type InstanceRule = Decoded<typeof rule>;

/** The limits of a server, with defaults for missing ones; null: no known limit. Sizes in bytes, durations in seconds. */
export interface InstanceConfiguration extends Decoded<typeof limits> {
  /** `characters_reserved_per_url` 0: URLs count as they are written. */
  statuses: Omit<Decoded<typeof limits>['statuses'], 'max_characters' | 'characters_reserved_per_url'> & {
    max_characters: number;
    characters_reserved_per_url: number;
  };
  polls: { max_options: number; max_characters_per_option: number; min_expiration: number; max_expiration: number };
  chats: { max_characters: number; max_media_attachments: number };
}

/** A server's description of itself: version 1, version 2 and the Pleroma dialect in one shape (API-09). */
export interface Instance extends Decoded<typeof own> {
  domain: string;
  streaming_url: string | null;
  thumbnail_url: string | null;
  email: string;
  registrations: { enabled: boolean; approval_required: boolean; message: string | null };
  configuration: InstanceConfiguration;
  contact_account: Account | null;
  stats: { user_count: number; status_count: number; domain_count: number; active_month: number };
  /** features declared by Pleroma and its forks */
  features: string[];
  isPleroma: boolean;
  federation: { enabled: boolean; policies: string[]; simple: ReadonlyMap<string, readonly string[]> };
  api_versions: Readonly<Record<string, number>>;
  vapid_public_key: string | null;
  /** media types a status may be written in */
  post_formats: string[];
  /** Names of features that a client learned to be missing (`FeatureMemory`). The server does not send it. */
  lacks: readonly string[];
}

/** Parses a response of either version; null when it is not an object. */
export const parseInstance: Decoder<Instance | null> = (value, decoding) =>
  isRecord(value) ? decodeInstance(value, decoding) : null;

/** The instance assumed for a server that hides its description. */
export function minimalInstance(domain: string, decoding: Decoding): Instance {
  return decodeInstance({ domain }, decoding);
}

function decodeInstance(value: Fields, decoding: Decoding): Instance {
  const instance = own(value, decoding);
  const pleroma = fieldsOf(value['pleroma']);
  const metadata = fieldsOf(pleroma['metadata']);
  const configuration = fieldsOf(value['configuration']);
  const contact = fieldsOf(value['contact']);
  const thumbnail = value['thumbnail'];
  const stats = fieldsOf(value['stats']);
  const month = fieldsOf(fieldsOf(value['usage'])['users'])['active_month'];
  const uri = name(value['domain'] ?? value['uri'], decoding);
  const domain = hostOf(uri) || uri.toLowerCase();
  return Object.assign(instance, {
    domain,
    title: instance.title || domain,
    streaming_url: optionalUrl(
      fieldsOf(configuration['urls'])['streaming'] ?? fieldsOf(value['urls'])['streaming_api'],
      decoding,
    ),
    thumbnail_url: optionalUrl(isRecord(thumbnail) ? thumbnail['url'] : thumbnail, decoding),
    email: name(contact['email'] ?? value['email'], decoding),
    registrations: parseRegistrations(value, decoding),
    configuration: parseConfiguration(value, fieldsOf(metadata['fields_limits']), decoding),
    contact_account: parseAccount(contact['account'] ?? value['contact_account'], decoding),
    stats: {
      user_count: count(stats['user_count'], decoding),
      status_count: count(stats['status_count'], decoding),
      domain_count: count(stats['domain_count'], decoding),
      active_month: count(month ?? fieldsOf(pleroma['stats'])['mau'], decoding),
    },
    features: words(metadata['features'], decoding),
    isPleroma: isRecord(value['pleroma']),
    federation: parseFederation(fieldsOf(metadata['federation']), decoding),
    api_versions: parseVersions(value['api_versions'], decoding),
    vapid_public_key: optionalName(
      fieldsOf(configuration['vapid'])['public_key'] ?? pleroma['vapid_public_key'] ?? value['vapid_public_key'],
      decoding,
    ),
    post_formats: words(metadata['post_formats'] ?? fieldsOf(configuration['statuses'])['supported_mime_types'], decoding),
    lacks: [],
  });
}

function parseRegistrations(value: Fields, decoding: Decoding): Instance['registrations'] {
  const registrations = value['registrations'];
  const block = isRecord(registrations) ? registrations : value;
  return {
    enabled: flag(isRecord(registrations) ? registrations['enabled'] : registrations, decoding),
    approval_required: flag(block['approval_required'], decoding),
    message: html(block === value ? null : block['message'], decoding) || null,
  };
}

function parseConfiguration(value: Fields, fieldLimits: Fields, decoding: Decoding): InstanceConfiguration {
  const given = limits(value['configuration'], decoding);
  const number = (field: unknown) => optionalCount(field, decoding);
  const polls = fieldsOf(value['poll_limits']);
  const upload = number(value['upload_limit']);
  const isPleroma = isRecord(value['pleroma']);
  return {
    ...given,
    statuses: {
      ...given.statuses,
      // Pleroma and its forks count URLs as they are written, and do not mention it.
      characters_reserved_per_url: given.statuses.characters_reserved_per_url ?? (isPleroma ? 0 : 23),
      max_characters: given.statuses.max_characters ?? number(value['max_toot_chars']) ?? 500,
      max_media_attachments:
        given.statuses.max_media_attachments ?? number(value['max_media_attachments']) ?? (isPleroma ? null : 4),
    },
    media_attachments: {
      ...given.media_attachments,
      image_size_limit: given.media_attachments.image_size_limit ?? upload,
      video_size_limit: given.media_attachments.video_size_limit ?? upload,
      description_limit: given.media_attachments.description_limit ?? number(value['description_limit']) ?? 1500,
    },
    polls: {
      max_options: given.polls.max_options ?? number(polls['max_options']) ?? 4,
      max_characters_per_option: given.polls.max_characters_per_option ?? number(polls['max_option_chars']) ?? 25,
      min_expiration: given.polls.min_expiration ?? number(polls['min_expiration']) ?? 300,
      max_expiration: given.polls.max_expiration ?? number(polls['max_expiration']) ?? 2_629_746,
    },
    accounts: {
      ...given.accounts,
      max_profile_fields: given.accounts.max_profile_fields ?? number(fieldLimits['max_fields']),
      profile_field_name_limit: given.accounts.profile_field_name_limit ?? number(fieldLimits['name_length']),
      profile_field_value_limit: given.accounts.profile_field_value_limit ?? number(fieldLimits['value_length']),
    },
    chats: {
      max_characters: given.chats.max_characters ?? number(value['chat_limit']) ?? (isPleroma ? 5000 : 500),
      max_media_attachments: given.chats.max_media_attachments,
    },
  };
}

function parseFederation(federation: Fields, decoding: Decoding): Instance['federation'] {
  const simple = new Map(
    Object.entries(fieldsOf(federation['mrf_simple'])).map(([flag, hosts]) => [flag, words(hosts, decoding)]),
  );
  return {
    enabled: flagOr(true)(federation['enabled'], decoding),
    policies: words(federation['mrf_policies'], decoding),
    simple,
  };
}

function parseVersions(value: unknown, decoding: Decoding): Record<string, number> {
  return Object.fromEntries(Object.entries(fieldsOf(value)).map(([api, version]) => [api, count(version, decoding)]));
}

/** The software and usage figures of a NodeInfo document. */
export interface NodeInfo {
  software: { name: string; version: string };
  openRegistrations: boolean;
  features: string[];
}

export const parseNodeInfo: Decoder<NodeInfo | null> = (value, decoding) => {
  if (!isRecord(value)) return null;
  const software = fieldsOf(value['software']);
  return {
    software: { name: name(software['name'], decoding).toLowerCase(), version: name(software['version'], decoding) },
    openRegistrations: flag(value['openRegistrations'], decoding),
    features: words(fieldsOf(value['metadata'])['features'], decoding),
  };
};

/** The URL of the newest NodeInfo document named by a `/.well-known/nodeinfo` response, or null. */
export const parseNodeInfoLink: Decoder<string | null> = (value, decoding) => {
  const links = itemsOf(fieldsOf(value)['links']).map(link => ({
    rel: url(fieldsOf(link)['rel'], decoding),
    href: url(fieldsOf(link)['href'], decoding),
  }));
  const schema = /^https?:\/\/nodeinfo\.diaspora\.software\/ns\/schema\/2\.\d+$/;
  const known = links.filter(link => schema.test(link.rel) && link.href !== '');
  return known.toSorted((a, b) => b.rel.localeCompare(a.rel))[0]?.href ?? null;
};
