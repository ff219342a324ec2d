import type { Features } from '@rookery/api-client';

/** The tabs of the notifications; `all` and `mentions` are always offered. */
export const notificationFilters = ['all', 'mentions', 'likes', 'reactions', 'reposts', 'polls', 'posts', 'follows'] as const;

export type NotificationTab = (typeof notificationFilters)[number];

/** How the post of a notification is shown: whole with its actions, as a line of its text, or not. */
type PostForm = 'whole' | 'line' | 'none';

interface TypeRow {
  tab: Exclude<NotificationTab, 'all'> | null;
  post: PostForm;
  /** Members of a group have the same type and post. */
  isGrouped?: boolean;
  /** The server families that know the type. Default: all. */
  from?: readonly Features['software'][];
}

const pleroma = ['pleroma'] as const;
const gotosocial = ['gotosocial'] as const;
const mastodon = ['mastodon'] as const;

/** Every type that has a sentence of its own. Others are shown with the server's words. */
export const notificationTypes = {
  mention: { tab: 'mentions', post: 'whole' },
  quote: { tab: 'mentions', post: 'whole', from: ['mastodon', 'hollo'] },
  'pending.reply': { tab: 'mentions', post: 'whole', from: gotosocial },
  favourite: { tab: 'likes', post: 'line', isGrouped: true },
  'pending.favourite': { tab: 'likes', post: 'line', isGrouped: true, from: gotosocial },
  'pleroma:emoji_reaction': { tab: 'reactions', post: 'line', isGrouped: true, from: pleroma },
  emoji_reaction: { tab: 'reactions', post: 'line', isGrouped: true, from: ['hollo', 'other'] },
  reaction: { tab: 'reactions', post: 'line', isGrouped: true, from: ['mastodon', 'other'] },
  reblog: { tab: 'reposts', post: 'line', isGrouped: true },
  'pending.reblog': { tab: 'reposts', post: 'line', isGrouped: true, from: gotosocial },
  poll: { tab: 'polls', post: 'line' },
  status: { tab: 'posts', post: 'whole' },
  update: { tab: 'posts', post: 'whole', from: ['mastodon', 'pleroma', 'gotosocial', 'hollo'] },
  quoted_update: { tab: 'posts', post: 'whole', from: mastodon },
  follow: { tab: 'follows', post: 'none', isGrouped: true },
  follow_request: { tab: 'follows', post: 'none' },
  move: { tab: 'follows', post: 'none', from: pleroma },
  'admin.sign_up': { tab: null, post: 'none', isGrouped: true, from: ['mastodon', 'gotosocial', 'hollo'] },
  'admin.report': { tab: null, post: 'none', from: ['mastodon', 'hollo'] },
  'pleroma:report': { tab: null, post: 'none', from: pleroma },
  severed_relationships: { tab: null, post: 'none', from: mastodon },
  moderation_warning: { tab: null, post: 'none', from: mastodon },
  annual_report: { tab: null, post: 'none', from: mastodon },
  user_approved: { tab: null, post: 'none', from: ['truth'] },
  'pleroma:event_reminder': { tab: null, post: 'line', from: pleroma },
  'pleroma:event_update': { tab: null, post: 'line', from: pleroma },
  'pleroma:participation_request': { tab: null, post: 'line', from: pleroma },
  'pleroma:participation_accepted': { tab: null, post: 'line', from: pleroma },
} as const satisfies Readonly<Record<string, TypeRow>>;

export type KnownType = keyof typeof notificationTypes;

const rows: Readonly<Record<string, TypeRow>> = notificationTypes;

export const isKnownType = (type: string): type is KnownType => Object.hasOwn(rows, type);

const rowOf = (type: string): TypeRow | undefined => (isKnownType(type) ? rows[type] : undefined);

/** An unknown type shows its post whole, where it has one. */
export const postFormOf = (type: string): PostForm => rowOf(type)?.post ?? 'whole';

export const isGroupedType = (type: string): boolean => rowOf(type)?.isGrouped === true;

/** Whether a type belongs to a tab: servers may ignore the types of a request. */
export const isInTab = (type: string, tab: NotificationTab): boolean => tab === 'all' || rowOf(type)?.tab === tab;

/** Whether a type belongs to one of these tabs, or to none. */
export function isOfKind(type: string, tabs: readonly NotificationTab[]): boolean {
  const tab = rowOf(type)?.tab ?? null;
  return tab === null || tabs.includes(tab);
}

interface TypeQuery {
  types?: readonly string[];
  exclude_types?: readonly string[];
}

const chatTypes = ['pleroma:chat_mention'];

/**
 * The types that a tab requests. Some servers list further types only when they are named; others would leave out types that this
 * table does not have, so that everything is requested from them but chats.
 */
export function typeQuery(tab: NotificationTab, features: Pick<Features, 'software' | 'notificationsIncludeTypes'>): TypeQuery {
  const { software, notificationsIncludeTypes } = features;
  const known = Object.entries(rows).flatMap(([type, { from }]) => (from === undefined || from.includes(software) ? [type] : []));
  const hasChats = notificationsAreListedByName(features);
  if (tab === 'all')
    return hasChats && notificationsIncludeTypes ? { types: known } : hasChats ? { exclude_types: chatTypes } : {};
  const wanted = known.filter(type => isInTab(type, tab));
  if (notificationsIncludeTypes) return { types: wanted };
  return { exclude_types: [...known.filter(type => !wanted.includes(type)), ...(hasChats ? chatTypes : [])] };
}

/** The family of Pleroma and Truth Social: they also notify of chats. */
const notificationsAreListedByName = ({ software }: Pick<Features, 'software'>): boolean => chatFamilies.includes(software);
const chatFamilies: readonly Features['software'][] = ['pleroma', 'truth'];
