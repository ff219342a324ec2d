import type { Account, MediaAttachment } from '@rookery/api-client';
import { safeUrl, type RichTextHrefs } from '@rookery/ui';
import { createContext, useContext, useMemo, type ComponentType, type ReactNode } from 'react';

/** An account as a link needs it. */
export type LinkedAccount = Pick<Account, 'id' | 'username' | 'acct' | 'url'>;

/** Where chats lead to. They know no router. */
export interface ChatLinks {
  /** Address of a profile. Default: the account's own page. */
  profileHref(account: LinkedAccount): string;
  /** Address of the posts with a hashtag. @param name Lower case, without the `#`. */
  tagHref(name: string): string;
  /** Opens a profile instead of following its link. */
  onOpenProfile?: ((account: Account) => void) | undefined;
  /** Opens the files of a message, the one at `index` first. Absent: a picture opens in a new tab. */
  onOpenMedia?: ((media: readonly MediaAttachment[], index: number) => void) | undefined;
  /** Asks before the other member of a chat is blocked, and blocks them. Absent, or in a chat with several members: chats ask themselves. */
  onBlock?: ((account: Account) => void) | undefined;
}

export interface ChatConfirmDialogProps {
  title: string;
  /** The question, and the fields of its answer. */
  children: ReactNode;
  confirmLabel: string;
  cancelLabel: string;
  /** The action cannot be taken back. */
  isDanger: boolean;
  onConfirm(): void;
  /** Called before `onConfirm`, and on Cancel. Unmounts the dialog. */
  onClose(): void;
}

/** Replaceable components. */
export interface ChatSlots {
  Avatar?: ComponentType<{ account: Account; size: number }>;
  /** The files of a message, above its text. */
  Media?: ComponentType<{ media: readonly MediaAttachment[] }>;
  /** In place of the texts of an inbox without chats. */
  EmptyInbox?: ComponentType<{ onStart: () => void }>;
  /** Beside the buttons of the inbox's header. */
  HeaderActions?: ComponentType;
  /** Asks before a chat is left, an account is blocked or unblocked, and a message is reported. */
  ConfirmDialog?: ComponentType<ChatConfirmDialogProps>;
}

/** The links and components of the app around chats. */
export interface ChatsOptions {
  /** Where chats lead to. */
  links?: Partial<ChatLinks>;
  slots?: ChatSlots;
}

interface ResolvedOptions {
  readonly links: ChatLinks;
  readonly slots: ChatSlots;
}

const defaultLinks: ChatLinks = {
  profileHref: account => safeUrl(account.url, 'link') ?? '#',
  tagHref: name => `/tags/${encodeURIComponent(name)}`,
};

const ChatOptionsContext = createContext<ResolvedOptions>({ links: defaultLinks, slots: {} });

interface ChatOptionsProviderProps {
  options: ChatsOptions;
  children: ReactNode;
}

/** Gives the parts below it links and slots. */
export function ChatOptionsProvider({ options, children }: ChatOptionsProviderProps) {
  const { links, slots } = options;
  const resolved = useMemo(() => ({ links: { ...defaultLinks, ...links }, slots: slots ?? {} }), [links, slots]);
  return <ChatOptionsContext.Provider value={resolved}>{children}</ChatOptionsContext.Provider>;
}

export const useChatOptions = (): ResolvedOptions => useContext(ChatOptionsContext);

/** The addresses of mentions and hashtags in the text of a message. */
export function useTextHrefs(): RichTextHrefs {
  const { links } = useChatOptions();
  return useMemo(() => ({ account: links.profileHref, tag: links.tagHref }), [links]);
}
