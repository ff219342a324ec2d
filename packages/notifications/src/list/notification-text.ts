import type { Notification } from '@rookery/api-client';
import { type Messages, plainText, shownHandle } from '@rookery/ui';
import type { sentenceMessages } from '../messages.js';
import { isKnownType, type KnownType } from './notification-types.js';

type SentenceKey = keyof (typeof sentenceMessages)['texts'];

const sentences = {
  mention: 'mention',
  quote: 'quote',
  'pending.reply': 'pendingReply',
  favourite: 'favourite',
  'pending.favourite': 'pendingFavourite',
  'pleroma:emoji_reaction': 'reaction',
  emoji_reaction: 'reaction',
  reaction: 'reaction',
  reblog: 'reblog',
  'pending.reblog': 'pendingReblog',
  poll: 'poll',
  status: 'status',
  update: 'update',
  quoted_update: 'quotedUpdate',
  follow: 'follow',
  follow_request: 'followRequest',
  move: 'move',
  'admin.sign_up': 'signUp',
  'admin.report': 'report',
  'pleroma:report': 'report',
  severed_relationships: 'severed',
  moderation_warning: 'warning',
  annual_report: 'annualReport',
  user_approved: 'approved',
  'pleroma:event_reminder': 'eventReminder',
  'pleroma:event_update': 'eventUpdate',
  'pleroma:participation_request': 'participationRequest',
  'pleroma:participation_accepted': 'participationAccepted',
} as const satisfies Readonly<Record<KnownType, SentenceKey>>;

/** The message of a notification's sentence. */
export function sentenceOf({ type, status, event }: Notification, ownAccountId: string | null): SentenceKey {
  if (!isKnownType(type)) return 'unknown';
  if (type === 'poll' && status !== null && status.account.id === ownAccountId) return 'ownPoll';
  // A block of one's own removes followers too.
  if (type === 'severed_relationships' && event?.type === 'user_domain_block') return 'severedByYou';
  return sentences[type];
}

const LONGEST = 200;

/** A notification as plain text: its sentence, and the beginning of its post. */
export function notificationText(
  notification: Notification,
  text: Messages<SentenceKey>,
  ownAccountId: string | null,
): { title: string; body: string } {
  const { accounts, status, target, report, emoji, event, type, year } = notification;
  const nameOf = (account: Notification['accounts'][number] | null | undefined) =>
    account && (account.display_name.trim() || `@${shownHandle(account.acct)}`);
  const object = nameOf(target ?? report?.target_account) ?? (emoji || (event?.target_name ?? status?.event?.name ?? type));
  const title = text[sentenceOf(notification, ownAccountId)]({ names: nameOf(accounts[0]) ?? '', count: 1, object, year });
  const words = status === null ? '' : status.spoiler_text || plainText(status.content, LONGEST);
  return { title: title.slice(0, LONGEST), body: words.slice(0, LONGEST) };
}
