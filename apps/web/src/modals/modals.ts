import type { Account, Status, Visibility } from '@rookery/api-client';
import type { ComposeIntent } from '@rookery/compose/modal';
import { createStore, type Store } from '@rookery/ui';
import type { AccountQuestionKind } from '@rookery/people/dialogs';
import type { FilterStart } from '@rookery/timeline/filters';
import type { DiscardQuestion, StackedModal } from './modal-rules.js';

/** A question, whose texts are found by its name. */
export interface Confirmation {
  readonly question:
    | DiscardQuestion
    | 'deletePost'
    | 'deleteEvent'
    | 'redraft'
    | 'deleteDraft'
    | 'deleteList'
    | 'deleteFilter'
    | 'clearNotifications'
    | 'discardProfile'
    | 'signOut'
    | 'signOutAll'
    | 'signOutEverywhere';
  readonly onConfirm: () => void;
  /** Keeps the draft, or all drafts, instead of discarding them. */
  readonly onKeep?: () => void;
}

/** The modals that list accounts of a post (MOD-14). */
export type AccountsModalType = 'FAVOURITES' | 'REBLOGS' | 'REACTIONS' | 'MENTIONS';

/** A modal that this host opens. MEDIA is opened by the router. */
type ModalRequest =
  | { readonly type: 'COMPOSE'; readonly intent: ComposeIntent }
  /** `as`: the session of another account, whose composer it is. */
  | { readonly type: 'COMPOSE_AS'; readonly as: string; readonly intent: ComposeIntent }
  /** `statusId`: the post that another account acts on, as the account shown has it. */
  | { readonly type: 'ACT_AS'; readonly statusId: string }
  /** `editedId`: the own event to edit; null for a new one. */
  | { readonly type: 'COMPOSE_EVENT'; readonly editedId: string | null }
  | ({ readonly type: 'CONFIRM' } & Confirmation)
  | { readonly type: 'POLICY'; readonly policyId: string }
  | { readonly type: AccountsModalType; readonly statusId: string }
  | { readonly type: 'COMPARE_HISTORY'; readonly statusId: string }
  | { readonly type: Exclude<AccountQuestionKind, 'BLOCK_DOMAIN'>; readonly account: Account }
  | { readonly type: 'BLOCK_DOMAIN'; readonly domain: string }
  /** `filterId`: the filter to edit; null for a new one. `start`: the words or the post to filter. */
  | { readonly type: 'FILTER'; readonly filterId: string | null; readonly start: FilterStart | null }
  /** `status`: the post that the reader came from. `as`: the session of another account that reports. */
  | { readonly type: 'REPORT'; readonly account: Account; readonly status: Status | null; readonly as?: string };

export type OpenModal = ModalRequest & StackedModal;

/** The modals over the page, the topmost last. Their code is loaded when the first one opens. */
export interface Modals {
  readonly stack: Store<readonly OpenModal[]>;
  /** Opens a modal over the others. The same request twice is one: a control was pressed again before its modal has loaded. */
  open(request: ModalRequest): void;
  /** Closes them all, without a question: drafts are stored. */
  clear(): void;
}

/** Closes a modal together with those above it. The same stack when it has no such modal. */
export function cutFrom<Modal extends StackedModal>(stack: readonly Modal[], id: number): readonly Modal[] {
  const index = stack.findIndex(modal => modal.id === id);
  return index === -1 ? stack : stack.slice(0, index);
}

export function createModals(): Modals {
  const stack = createStore<readonly OpenModal[]>([]);
  let lastId = 0;
  return {
    stack,
    open(request) {
      stack.set(open => {
        const top = open.at(-1);
        if (top !== undefined && JSON.stringify({ ...request, id: top.id }) === JSON.stringify(top)) return open;
        lastId += 1;
        return [...open, { ...request, id: lastId }];
      });
    },
    clear: () => stack.set(open => (open.length === 0 ? open : [])),
  };
}

/** The modals of the page. */
export const modals = createModals();

/** Opens the composer. */
export function compose(intent: ComposeIntent = { kind: 'new' }): void {
  modals.open({ type: 'COMPOSE', intent });
}

/** Opens the editor of an own event, or of a new one. */
export function composeEvent(editedId: string | null = null): void {
  modals.open({ type: 'COMPOSE_EVENT', editedId });
}

/** Opens a list of accounts of a post. */
export function showAccounts(type: AccountsModalType, { id }: Pick<Status, 'id'>): void {
  modals.open({ type, statusId: id });
}

/** Opens the versions of an edited post. */
export function showHistory({ id }: Pick<Status, 'id'>): void {
  modals.open({ type: 'COMPARE_HISTORY', statusId: id });
}

/** Starts a post that mentions an account. Its handle alone is no draft worth a question. */
export function mention({ acct }: Pick<Account, 'acct'>, visibility?: Visibility): void {
  const text = `@${acct} `;
  compose({ kind: 'start', start: { parts: [{ text }], prefilledText: text, ...(visibility && { visibility }) } });
}

/** Opens the form of a filter, or of a new one. */
export function openFilter(filterId: string | null = null, start: FilterStart | null = null): void {
  modals.open({ type: 'FILTER', filterId, start });
}

/** Opens the form of a filter with these words. */
export const filterWords = (words: string): void => openFilter(null, { kind: 'words', words });

/** Opens the form of a filter with this post. */
export const filterPost = (status: Status): void => openFilter(null, { kind: 'post', status });

/** Asks how an account is muted. */
export const openMute = (account: Account): void => modals.open({ type: 'MUTE', account });

/** Asks before an account is blocked, and offers to report it too. */
export const openBlock = (account: Account): void => modals.open({ type: 'BLOCK', account });

/** Asks before all accounts of a domain are blocked. `domain`: `Account.domain`. */
export const openBlockDomain = (domain: string): void => modals.open({ type: 'BLOCK_DOMAIN', domain });

/** Opens a report about an account. `status`: the post that the reader came from; it is chosen. */
export const openReport = (account: Account, status: Status | null): void => modals.open({ type: 'REPORT', account, status });

/** Opens what other accounts can do with a post. */
export const openActing = ({ id }: Pick<Status, 'id'>): void => modals.open({ type: 'ACT_AS', statusId: id });
