/* The shapes that the commands of a status work on: the post and its row, the actions, and the callbacks of the app. */
import type { Account, Status, Visibility } from '@rookery/api-client';
import type { ReactionEmoji } from '@rookery/store';
import type { RowCommandId } from './row-commands.js';

/** A command of a status. Buttons, the menu and the keyboard run the same ones. */
export type StatusCommandId =
  | RowCommandId
  | 'quote'
  | 'edit'
  | 'redraft'
  | 'delete'
  | 'bookmark'
  | 'pin'
  | 'muteConversation'
  | 'directMessage'
  | 'muteAuthor'
  | 'blockAuthor'
  | 'report'
  | 'share'
  | 'copyLink'
  | 'openOriginal';

/**
 * Why a status does not offer a command: the app or the server does not support it, the post is under review, its visibility or its author
 * forbids it, it is by somebody else or by the reader, it is not for visitors, the post has nothing it could act on, or it is open already.
 */
export type Refusal =
  | 'no-callback'
  | 'under-review'
  | 'visibility'
  | 'denied-by-author'
  | 'not-own'
  | 'own'
  | 'visitor'
  | 'nothing-to-act-on'
  | 'already-open';

/** The post a command acts on, and the state of its row. */
export interface StatusCommandSubject {
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
  pin?(statusId: string, isOn: boolean): void;
  /** Mutes the notifications of the conversation that the post is part of, or unmutes them. */
  muteConversation?(statusId: string, isOn: boolean): void;
  react?(statusId: string, emoji: ReactionEmoji, isOn: boolean): void;
  /** Hides the post at once. Resolves to whether it is deleted; when it is not, a toast says why. */
  delete?(status: Status): Promise<boolean>;
  /** Hands the address to the browser's own sharing. */
  share?(url: string): void;
  copyLink?(url: string): void;
  openTab?(url: string): void;
}

/** An action that needs an account: a command of a post, or one that is no command. `accounts`: to list who liked or reposted it. */
export type WantedAction = StatusCommandId | 'follow' | 'vote' | 'join' | 'accounts';

/** The action of a visitor that needs an account, and the post or the profile it is about. */
export type Wanted =
  | { readonly action: WantedAction; readonly status: Status }
  | { readonly action: WantedAction; readonly account: Account };

/** The parts of a post's commands that servers differ in. */
export interface StatusAllowances {
  /** The visibilities of own posts that can be pinned; empty: none. */
  pinned: readonly Visibility[];
  muteConversation: boolean;
  /** Whether a post can be for one account alone. */
  directMessage: boolean;
  /** Whether a reaction with the custom emoji of another server can be joined. */
  remoteReactions: boolean;
}

/** The callbacks of the app, for keys and buttons alike. Null: not offered. */
export interface FeedCallbacks {
  isSignedIn: boolean;
  /** The commands that servers differ in. Absent in the options of an app: no server supports them. */
  allowances: StatusAllowances;
  /** A visitor pressed something that needs an account. */
  onSignInNeeded(wanted: Wanted): void;
  /** Opens the post of a row, or a quoted one. */
  onOpenStatus(status: Status): void;
  /** Opens the author of a post, by key. Absent in the options of an app: the link of the account is followed. */
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
  /** Starts a post that mentions the account; `visibility`: for it alone. */
  onMention: ((account: Account, visibility?: 'direct') => void) | null;
  /** Opens the question before an account is muted. */
  onMute: ((account: Account) => void) | null;
  /** Opens the question before an account is blocked. */
  onBlock: ((account: Account) => void) | null;
  /** Opens the report of an account. `status`: the post that the reader came from; null for none. */
  onReport: ((account: Account, status: Status | null) => void) | null;
  /** Lets the reader choose a reaction to the post, beside its row; null: the server has no reactions. */
  onReact: ((status: Status, row: HTMLElement | null) => void) | null;
  /** Shows the attachment at this index of the post; null: a picture opens in a tab of its own. `accountId`: among all media of this profile. */
  onOpenMedia: ((status: Status, index: number, accountId?: string) => void) | null;
}

/** Where commands lead outside the row: the callbacks of the app, and the actions on the server and the browser. */
export interface StatusCommandTarget {
  app: FeedCallbacks;
  actions: StatusActions;
}
