import type { EmojiReaction, Status } from '@rookery/api-client';
import type { FeedCallbacks, Refusal, StatusCommandId, StatusCommandSubject, StatusCommandTarget } from './command-context.js';

/** The actions that a post permits by its visibility (STAT-06). */
interface StatusPermissions {
  reply: boolean;
  reblog: boolean;
  quote: boolean;
  favourite: boolean;
  react: boolean;
  bookmark: boolean;
}

/**
 * A post under review (visibility `self`) permits nothing; a direct post cannot be reblogged, a followers-only or
 * mutuals-only one only by its author.
 */
export function statusPermissions({ visibility, account }: Status, ownAccountId: string | null): StatusPermissions {
  const isReviewed = visibility !== 'self';
  const isOpen = visibility === 'public' || visibility === 'unlisted' || visibility === 'local';
  const isOwnPrivate = visibility === 'private' && account.id === ownAccountId;
  return {
    reply: isReviewed,
    reblog: isOpen || isOwnPrivate,
    quote: isOpen,
    favourite: isReviewed,
    react: isReviewed,
    bookmark: isReviewed,
  };
}

interface CommandRule {
  /** Whether a visitor is asked to sign in instead. */
  needsAccount: boolean;
  refusal(subject: StatusCommandSubject, target: StatusCommandTarget): Refusal | null;
  run(subject: StatusCommandSubject, target: StatusCommandTarget): void;
}

const isOwn = ({ status, ownAccountId }: StatusCommandSubject): boolean => status.account.id === ownAccountId;
const refusalToVisitor = ({ isSignedIn }: FeedCallbacks): Refusal | null => (isSignedIn ? null : 'visitor');
const isUnderReview = ({ status }: StatusCommandSubject): boolean => status.visibility === 'self';
const hasMedia = ({ status }: StatusCommandSubject): boolean => status.media_attachments.length > 0;

/** The first medium a viewer can show (0-based); -1 when there is none. */
const firstViewable = ({ status }: StatusCommandSubject): number =>
  status.media_attachments.findIndex(({ type }) => type !== 'unknown');

/** Refuses a command that the post does not permit, or that has no callback. */
function refusalBy(subject: StatusCommandSubject, callback: unknown, command: keyof StatusPermissions): Refusal | null {
  if (isUnderReview(subject)) return 'under-review';
  if (!statusPermissions(subject.status, subject.ownAccountId)[command]) return 'visibility';
  return callback === undefined || callback === null ? 'no-callback' : null;
}

/** Refuses a command of the author to everybody else. */
const refusalByAuthor = (subject: StatusCommandSubject, callback: unknown): Refusal | null =>
  isOwn(subject) ? (callback === undefined || callback === null ? 'no-callback' : null) : 'not-own';

/** A command that turns a state of the post on and off. */
const toggle = (action: 'reblog' | 'favourite' | 'bookmark', state: 'reblogged' | 'favourited' | 'bookmarked'): CommandRule => ({
  needsAccount: true,
  refusal: (subject, { actions }) => refusalBy(subject, actions[action], action),
  run: ({ status }, { actions }) => actions[action]?.(status.id, !status[state]),
});

/** A command for members alone that acts on the author of somebody else's post. */
const onAuthor = (callback: 'onMute' | 'onBlock' | 'onReport'): CommandRule => ({
  needsAccount: true,
  refusal: (subject, { app }) =>
    refusalToVisitor(app) ?? (isOwn(subject) ? 'own' : app[callback] === null ? 'no-callback' : null),
  run: ({ status }, { app }) => app[callback]?.(status.account, status),
});

/** A command that needs the address of the post on its own server. */
const withAddress = (action: 'share' | 'copyLink' | 'openTab'): CommandRule => ({
  needsAccount: false,
  refusal: ({ originalUrl }, { actions }) =>
    actions[action] === undefined ? 'no-callback' : originalUrl === null ? 'nothing-to-act-on' : null,
  run({ originalUrl }, { actions }) {
    if (originalUrl !== null) actions[action]?.(originalUrl);
  },
});

/** A command that deletes an own post, as far as the app goes through with it. */
const removal = (callback: 'onDelete' | 'onRedraft', applies: (status: Status) => boolean = () => true): CommandRule => ({
  needsAccount: true,
  refusal: (subject, { app, actions }) =>
    applies(subject.status) ? refusalByAuthor(subject, actions.delete && app[callback]) : 'nothing-to-act-on',
  run: ({ status }, { app, actions }) => app[callback]?.(status, () => actions.delete?.(status) ?? Promise.resolve(false)),
});

export const statusCommandRules: Record<StatusCommandId, CommandRule> = {
  open: {
    needsAccount: false,
    refusal: ({ isFocused }) => (isFocused ? 'already-open' : null),
    run: ({ status }, { app }) => app.onOpenStatus(status),
  },
  openAuthor: {
    needsAccount: false,
    refusal: () => null,
    run: ({ status }, { app }) => app.onOpenAccount(status.account),
  },
  reply: {
    needsAccount: true,
    refusal: (subject, { app }) => refusalBy(subject, app.onReply, 'reply'),
    run: ({ status }, { app }) => app.onReply?.(status),
  },
  mention: {
    needsAccount: true,
    refusal: (subject, { app }) => (isOwn(subject) ? 'nothing-to-act-on' : app.onMention === null ? 'no-callback' : null),
    run: ({ status }, { app }) => app.onMention?.(status.account),
  },
  directMessage: {
    needsAccount: true,
    refusal: (subject, { app }) =>
      refusalToVisitor(app) ??
      (isOwn(subject) ? 'own' : app.onMention === null || !app.allowances.directMessage ? 'no-callback' : null),
    run: ({ status }, { app }) => app.onMention?.(status.account, 'direct'),
  },
  react: {
    needsAccount: true,
    refusal: (subject, { app }) => refusalBy(subject, app.onReact, 'react'),
    run: ({ status, row }, { app }) => app.onReact?.(status, row.element()),
  },
  reblog: toggle('reblog', 'reblogged'),
  quote: {
    needsAccount: true,
    refusal: (subject, { app }) =>
      subject.status.quote_approval?.current_user === 'denied' && !isOwn(subject)
        ? 'denied-by-author'
        : refusalBy(subject, app.onQuote, 'quote'),
    run: ({ status }, { app }) => app.onQuote?.(status),
  },
  edit: {
    needsAccount: true,
    refusal: (subject, { app }) => refusalByAuthor(subject, app.onEdit),
    run: ({ status }, { app }) => app.onEdit?.(status),
  },
  // A draft of a post has no event.
  redraft: removal('onRedraft', ({ event }) => event === null),
  delete: removal('onDelete'),
  favourite: toggle('favourite', 'favourited'),
  bookmark: toggle('bookmark', 'bookmarked'),
  toggleText: {
    needsAccount: false,
    refusal: ({ status }) => (status.spoiler_text === '' ? 'nothing-to-act-on' : null),
    run: ({ row }) => row.setTextOpen(!row.isTextOpen),
  },
  toggleMedia: {
    needsAccount: false,
    refusal: subject => (hasMedia(subject) ? (isUnderReview(subject) ? 'under-review' : null) : 'nothing-to-act-on'),
    run: ({ row }) => row.setMediaCovered(!row.isMediaCovered),
  },
  openMedia: {
    needsAccount: false,
    refusal: subject => (hasMedia(subject) ? (isUnderReview(subject) ? 'under-review' : null) : 'nothing-to-act-on'),
    run(subject, { app: { onOpenMedia } }) {
      const index = firstViewable(subject);
      // Covered media is uncovered by its own button: the row focuses it.
      if (onOpenMedia === null || index === -1 || subject.row.isMediaCovered) subject.row.showMediaInPlace();
      else onOpenMedia(subject.status, index);
    },
  },
  pin: {
    needsAccount: true,
    refusal: (subject, { app, actions }) =>
      refusalByAuthor(subject, actions.pin) ??
      (app.allowances.pinned.length === 0
        ? 'no-callback'
        : app.allowances.pinned.includes(subject.status.visibility)
          ? null
          : 'visibility'),
    run: ({ status }, { actions }) => actions.pin?.(status.id, !status.pinned),
  },
  muteConversation: {
    needsAccount: true,
    refusal: (subject, { app, actions }) =>
      refusalToVisitor(app) ??
      (isUnderReview(subject)
        ? 'under-review'
        : app.allowances.muteConversation && actions.muteConversation !== undefined
          ? null
          : 'no-callback'),
    run: ({ status }, { actions }) => actions.muteConversation?.(status.id, !status.muted),
  },
  muteAuthor: onAuthor('onMute'),
  blockAuthor: onAuthor('onBlock'),
  report: onAuthor('onReport'),
  share: withAddress('share'),
  copyLink: withAddress('copyLink'),
  openOriginal: withAddress('openTab'),
};

/**
 * Whether the reader can add this reaction of a post, or remove it: an own one always, a custom emoji of another server (`name@host`) only
 * where the server accepts it.
 */
export const canToggleReaction = ({ name, me, url }: EmojiReaction, { allowances }: Pick<FeedCallbacks, 'allowances'>): boolean =>
  me || url === null || !name.includes('@') || allowances.remoteReactions;
