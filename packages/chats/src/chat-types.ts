import type { Account, CustomEmoji, FilterResult, MediaAttachment, PreviewCard, Status } from '@rookery/api-client';

/** Abilities of a chat backend. They come from its adapter, never from the name of a server. */
export interface ChatFeatures {
  /** A chat that someone else began asks to be accepted (CHAT-07). */
  readonly acceptance: boolean;
  /** Messages can be deleted after a number of days that is chosen per chat (CHAT-09). */
  readonly expiry: boolean;
  /** The other account's latest read date is known (CHAT-13). */
  readonly readReceipts: boolean;
  /** Attachments of one message; 0: none (CHAT-24, CHAT-25). */
  readonly maxAttachments: number;
  /** The list of chats can be searched (CHAT-02). */
  readonly chatSearch: boolean;
  /** The messages of one chat can be searched. */
  readonly messageSearch: boolean;
  /** A chat can be left (CHAT-10). */
  readonly leave: boolean;
  /** A message of another account can be deleted for oneself. */
  readonly deleteForMe: boolean;
  /** Messages can be reported (CHAT-28). */
  readonly report: boolean;
  /** Accounts can react to messages with emoji. */
  readonly reactions: boolean;
  /** Chats with several other accounts exist: recipients are always shown. */
  readonly groups: boolean;
  /** Code points of one message, the mentions that the backend adds not counted (CHAT-22). */
  readonly maxCharacters: number;
  /** Whether people may start chats with the account is a setting of the account (CHAT-30). */
  readonly privacySetting: boolean;
}

/** A chat of any backend. */
export interface ChatSummary {
  readonly id: string;
  /** The other members; at least one. */
  readonly accounts: readonly Account[];
  readonly lastMessage: Message | null;
  /** Unread messages; 1 where a backend says only that there are some. */
  readonly unreadCount: number;
  /** False while it waits for the account's Accept (CHAT-07). */
  readonly isAccepted: boolean;
  /** Seconds after which messages are deleted; null: kept. */
  readonly expirySeconds: number | null;
  /** ISO date up to which the other member has read; null: unknown. */
  readonly readByOtherAt: string | null;
  /** ISO date up to which the account has read; null: unknown. */
  readonly readByMeAt: string | null;
  /** ISO date of the last activity; null: unknown. */
  readonly updatedAt: string | null;
}

/** An emoji that accounts react to a message with. */
export interface MessageReaction {
  readonly name: string;
  readonly count: number;
  /** The account is one of them. */
  readonly me: boolean;
}

/** A message of any backend. */
export interface Message {
  readonly id: string;
  readonly chatId: string;
  readonly accountId: string;
  /** HTML of the server; '' for media alone. Shown through `RichText` only. */
  readonly content: string;
  readonly emojis: readonly CustomEmoji[];
  /** ISO date; null: unknown. */
  readonly createdAt: string | null;
  readonly attachments: readonly MediaAttachment[];
  readonly card: PreviewCard | null;
  readonly reactions: readonly MessageReaction[];
  /** The key it was sent with, where the backend repeats it. */
  readonly idempotencyKey: string | null;
  /** The direct post that it is, as the reader's filters are applied to it; null where messages are no posts. */
  readonly post: Status | null;
  /** The reader's filters that match it here and now; empty until it is in the cache (HINT-05). */
  readonly filtered: readonly FilterResult[];
}

/** A row of a chat log, oldest first. */
export type ChatRow =
  /** Above the first message once the beginning is loaded (CHAT-09). */
  | { readonly kind: 'intro'; readonly key: string }
  /** `day`: local calendar day as YYYY-MM-DD (CHAT-17). */
  | { readonly kind: 'day'; readonly key: string; readonly day: string }
  /** Above the first message that was unread when the chat was opened. */
  | { readonly kind: 'unread'; readonly key: string }
  /** The name of the author above a group of their messages, in chats with several others. */
  | { readonly kind: 'author'; readonly key: string; readonly accountId: string }
  | {
      readonly kind: 'message';
      readonly key: string;
      readonly id: string;
      readonly isOwn: boolean;
      /** The last of consecutive messages of one account within 5 minutes of the same day: space follows it. */
      readonly isGroupEnd: boolean;
    }
  | { readonly kind: 'gap'; readonly key: string; readonly newerId: string; readonly olderId: string }
  /** A message being sent, or one that failed: a record of the outbox. */
  | {
      readonly kind: 'pending';
      readonly key: string;
      readonly recordId: string;
      readonly isGroupEnd: boolean;
    };

/** A message that the outbox holds (CHAT-11, CHAT-12). */
export interface PendingMessage {
  readonly recordId: string;
  readonly text: string;
  readonly attachments: readonly PendingAttachment[];
  readonly createdAt: number;
  /** `offline`: there is no connection, and it is sent once there is one; `behind`: it waits for the message before it. */
  readonly state: 'sending' | 'offline' | 'behind' | 'failed';
  /** `ready`: it can be sent again now; `running`: that is being tried; null: there is nothing to try. */
  readonly retry: 'ready' | 'running' | null;
  /** It can be taken back, with certainty that the server never gets it. */
  readonly canUndo: boolean;
  /** The server's words; null without them, or while it is being sent. */
  readonly error: string | null;
}

/** A file of the composer or of a message being sent. */
export interface PendingAttachment {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  /** An object URL of the file; null while none was made. */
  readonly previewUrl: string | null;
  /** Share of the file that is uploaded, 0 to 1; 1 once the server has it. */
  readonly progress: number;
  /** Why the upload failed; null: it did not. */
  readonly error: string | null;
}

/** The place of the composer (CHAT-19, CHAT-20). */
export type ComposerMode = 'write' | 'blocking' | 'blocked-by' | 'needs-acceptance';
