import type { Account, EmojiReaction, Status } from '@rookery/api-client';
import type { ReactionEmoji } from '@rookery/api-client/query';
import type { RowCommandId, RowCommands } from './row-commands.js';

/** A command of a status. Buttons, the menu and the keyboard run the same ones. */
export type StatusCommandId = RowCommandId | 'quote' | 'edit' | 'redraft' | 'delete' | 'bookmark' | 'copyLink' | 'openOriginal';

/**
 * Why a status does not offer a command: the app gives no callback for it, the post is under review, its visibility or its author forbids
 * it, it is by somebody else, the post has nothing it could act on, or the post is open already.
 */
type Refusal =
  | 'no-callback'
  | 'under-review'
  | 'visibility'
  | 'denied-by-author'
  | 'not-own'
  | 'nothing-to-act-on'
  | 'already-open';

/** The post a command acts on, and the state of its row. */
interface StatusCommandSubject {
  /** The post itself, never the reblog around it. */
  status: Status;
  /** The thread on the page is about this post: it has nowhere to open. */
  isFocused: boolean;
  ownAccountId: string | null;
  /** The address of the post on its own server; null when it has none that is safe. */
  originalUrl: string | null;
  row: StatusRowState;
}

/** The state of a row that commands change: whether the text behind a content warning and the media are shown. */
export interface StatusRowState {
  isTextOpen: boolean;
  isMediaCovered: boolean;
  /** The row itself; null while it is not mounted. */
  element(): HTMLElement | null;
  setTextOpen(isOpen: boolean): void;
  setMediaCovered(isCovered: boolean): void;
  /** Shows the media without a viewer: opens the first picture in a tab; focuses the first control where there is none or it is covered. */
  showMediaInPlace(): void;
}

/** The commands that need the server or the browser. An absent one is not offered. */
export interface StatusActions {
  favourite?(statusId: string, isOn: boolean): void;
  reblog?(statusId: string, isOn: boolean): void;
  bookmark?(statusId: string, isOn: boolean): void;
  react?(statusId: string, emoji: ReactionEmoji, isOn: boolean): void;
  /** Hides the post at once. Resolves to whether it is deleted; when it is not, a toast says why. */
  delete?(statusId: string): Promise<boolean>;
  copyLink?(url: string): void;
  openTab?(url: string): void;
}

/** The callbacks of the app, for keys and buttons alike. Null: not offered. */
export interface FeedCallbacks {
  isSignedIn: boolean;
  onSignInNeeded(): void;
  onOpenStatus(status: Status): void;
  onOpenAccount(account: Account): void;
  /** Starts a reply; null: a reply starts by opening the post. */
  onReply: ((status: Status) => void) | null;
  /** Starts a post that quotes this one. */
  onQuote: ((status: Status) => void) | null;
  /** Opens an own post for editing. */
  onEdit: ((status: Status) => void) | null;
  /** Asks before an own post is deleted by `remove`, which resolves to whether it is gone. */
  onDelete: ((status: Status, remove: () => Promise<boolean>) => void) | null;
  /** As `onDelete`, and starts a new post with its content. */
  onRedraft: ((status: Status, remove: () => Promise<boolean>) => void) | null;
  /** Starts a post that mentions the account. */
  onMention: ((account: Account) => void) | null;
  /** Lets the reader choose a reaction to the post, beside its row; null: the server has no reactions. */
  onReact: ((status: Status, row: HTMLElement | null) => void) | null;
  /** Shows the attachment at this index of the post; null: a picture opens in a tab of its own. */
  onOpenMedia: ((status: Status, index: number) => void) | null;
}

/** Where commands lead outside the row: the callbacks of the app, and the actions on the server and the browser. */
interface StatusCommandTarget {
  app: FeedCallbacks;
  actions: StatusActions;
}

/** The commands of one status in one row. */
export interface StatusCommands extends RowCommands {
  /** Why the command is not offered; null when it is. */
  refusal(command: StatusCommandId): Refusal | null;
  /** Runs the command; asks a visitor to sign in instead where it needs an account. False when it is not offered. */
  run(command: StatusCommandId): boolean;
  /** Adds the reader's reaction to those with this emoji, or removes it. As `run('react')`, false when it is not offered. */
  toggleReaction(reaction: EmojiReaction): boolean;
}

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

/** A command that deletes an own post, as far as the app goes through with it. */
const removal = (callback: 'onDelete' | 'onRedraft', applies: (status: Status) => boolean = () => true): CommandRule => ({
  needsAccount: true,
  refusal: (subject, { app, actions }) =>
    applies(subject.status) ? refusalByAuthor(subject, actions.delete && app[callback]) : 'nothing-to-act-on',
  run: ({ status }, { app, actions }) => app[callback]?.(status, () => actions.delete?.(status.id) ?? Promise.resolve(false)),
});

const rules: Record<StatusCommandId, CommandRule> = {
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
  copyLink: {
    needsAccount: false,
    refusal: ({ originalUrl }, { actions }) =>
      actions.copyLink === undefined ? 'no-callback' : originalUrl === null ? 'nothing-to-act-on' : null,
    run({ originalUrl }, { actions }) {
      if (originalUrl !== null) actions.copyLink?.(originalUrl);
    },
  },
  openOriginal: {
    needsAccount: false,
    refusal: ({ originalUrl }, { actions }) =>
      actions.openTab === undefined ? 'no-callback' : originalUrl === null ? 'nothing-to-act-on' : null,
    run({ originalUrl }, { actions }) {
      if (originalUrl !== null) actions.openTab?.(originalUrl);
    },
  },
};

/** The commands of a status. The one place where a visitor who runs a member's command is sent to the sign-in. */
export function statusCommands(subject: StatusCommandSubject, target: StatusCommandTarget): StatusCommands {
  const refusal = (command: StatusCommandId): Refusal | null => rules[command].refusal(subject, target);
  const runAs = (command: StatusCommandId, run: () => void): boolean => {
    if (refusal(command) !== null) return false;
    if (rules[command].needsAccount && !target.app.isSignedIn) target.app.onSignInNeeded();
    else run();
    return true;
  };
  return {
    refusal,
    run: command => runAs(command, () => rules[command].run(subject, target)),
    toggleReaction: reaction => runAs('react', () => target.actions.react?.(subject.status.id, reaction, !reaction.me)),
  };
}
