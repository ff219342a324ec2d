import type { NotificationType } from '../server-profiles/notification-profile.js';
import type { ServerProfile } from '../server-profiles/server-profile.js';
import type { NotificationDraft } from './notification-record.js';
import { hasLink, type World } from '../world/world.js';

const MINUTE_MS = 60_000;
/** Notifications of further types are this far apart. */
const STEP_MS = 47 * MINUTE_MS;
/** The accounts whose mentions the seeded policy keeps back, and how many there are of each. */
const FILTERED_COUNTS = [3, 1];

/** The fields that a type adds to a notification. */
export function extraOf(type: NotificationType, world: World, accountId: string, now: number): Record<string, unknown> {
  const at = new Date(now).toISOString();
  switch (type) {
    case 'pleroma:emoji_reaction':
    case 'emoji_reaction':
      return { emoji: '🚋', emoji_url: null };
    case 'admin.report':
    case 'pleroma:report':
      return {
        report: {
          id: '71',
          action_taken: false,
          category: 'spam',
          comment: 'The same advertisement under every post.',
          forwarded: false,
          created_at: at,
          status_ids: [],
          rule_ids: [],
          target_account: accountId,
        },
      };
    case 'severed_relationships':
      return {
        event: {
          id: '51',
          type: 'domain_block',
          purged: false,
          target_name: 'spam.example',
          followers_count: 4,
          following_count: 2,
          created_at: at,
        },
      };
    case 'moderation_warning':
      return {
        moderation_warning: {
          id: '31',
          action: 'sensitive',
          text: 'Pictures of the accident need a warning.',
          status_ids: [],
          created_at: at,
          appeal: null,
        },
      };
    case 'annual_report':
      return { annual_report: { year: String(new Date(now).getUTCFullYear() - 1) } };
    case 'move':
      return { target: accountId };
    case 'pleroma:participation_request':
      return { participation_message: 'May I bring the index cards?' };
    default:
      return {};
  }
}

const ofOwnPost: readonly NotificationType[] = [
  'pleroma:emoji_reaction',
  'emoji_reaction',
  'pending.favourite',
  'pending.reblog',
  'pending.reply',
];
const ofOthersPost: readonly NotificationType[] = ['status', 'update', 'quoted_update'];
const ofEvent: readonly NotificationType[] = [
  'pleroma:event_reminder',
  'pleroma:event_update',
  'pleroma:participation_request',
  'pleroma:participation_accepted',
];
const ofNoPost: readonly NotificationType[] = [
  'follow_request',
  'move',
  'admin.sign_up',
  'admin.report',
  'pleroma:report',
  'severed_relationships',
  'moderation_warning',
  'annual_report',
  'user_approved',
];

/** Notifications of the main persona that no record of the world causes: one of each further type of the server profile, and filtered ones. */
export function furtherDrafts(world: World, profile: ServerProfile, now: number): NotificationDraft[] {
  const { memberId } = world;
  const { types, policies } = profile.notifications;
  const others = [...world.accounts.values()].filter(({ id }) => id !== memberId);
  const own = (world.byAccount.get(memberId) ?? []).slice(-12);
  const followed = world.order.filter(id => {
    const status = world.statuses.get(id);
    return (
      status?.visibility === 'public' && status.reblog_of_id === null && hasLink(world.following, memberId, status.account_id)
    );
  });
  const events = world.order.filter(id => world.statuses.get(id)?.event !== undefined && world.statuses.get(id)?.event !== null);
  const polls = world.order.filter(id => world.statuses.get(id)?.poll != null && world.statuses.get(id)?.visibility === 'public');
  const choose = (ids: readonly string[], index: number): string | undefined => ids.at(-1 - (index % Math.max(1, ids.length)));

  const drafts = types.flatMap((type, index): NotificationDraft[] => {
    const base = now - (index + 1) * STEP_MS;
    const statusId = ofOwnPost.includes(type)
      ? choose(own, index)
      : ofOthersPost.includes(type)
        ? choose(followed, index)
        : ofEvent.includes(type)
          ? choose(events, index)
          : type === 'poll'
            ? choose(polls, index)
            : null;
    if (statusId === undefined || (statusId === null && !ofNoPost.includes(type))) return [];
    const postedAt = statusId === null ? 0 : Date.parse(world.statuses.get(statusId)?.created_at ?? '');
    const createdAt = Math.min(now, Math.max(base, postedAt + MINUTE_MS));
    const isByAuthor = ofOthersPost.includes(type) || type === 'poll' || type.startsWith('pleroma:event');
    const author = statusId === null ? undefined : world.statuses.get(statusId)?.account_id;
    const accountId = isByAuthor && author !== undefined ? author : others[(index * 5) % others.length]?.id;
    if (accountId === undefined || type === 'follow_request') return [];
    return [{ type, accountId, statusId, createdAt, extra: extraOf(type, world, accountId, createdAt) }];
  });
  // A request that the account can still answer.
  const requester = others.find(({ id }) => hasLink(world.requests, id, memberId));
  if (requester !== undefined && types.includes('follow_request'))
    drafts.push({ type: 'follow_request', accountId: requester.id, statusId: null, createdAt: now - STEP_MS / 2 });
  if (!policies) return drafts;
  const strangers = others.filter(
    ({ id }) => !hasLink(world.following, memberId, id) && (world.byAccount.get(id)?.length ?? 0) > 3,
  );
  const filtered = FILTERED_COUNTS.flatMap((count, index) => {
    const stranger = strangers[index * 3];
    const posts = (stranger === undefined ? [] : (world.byAccount.get(stranger.id) ?? [])).filter(
      id => world.statuses.get(id)?.visibility === 'public' && world.statuses.get(id)?.reblog_of_id === null,
    );
    return posts.slice(-count).map((statusId, place): NotificationDraft => {
      const postedAt = Date.parse(world.statuses.get(statusId)?.created_at ?? '');
      const createdAt = Math.min(now, Math.max(now - (10 + place + index) * STEP_MS, postedAt + MINUTE_MS));
      return { type: 'mention', accountId: stranger?.id ?? '', statusId, createdAt, isFiltered: true };
    });
  });
  return [...drafts, ...filtered];
}
