import type { Client, Status } from '@rookery/api-client';
import type { storeRedraft as StoreRedraft } from '@rookery/compose/drafts';
import type { QueryClient } from '@tanstack/react-query';
import { shownPath } from '../routing/base.dom.js';
import { fromPage, leavePage } from '../routing/from-page.dom.js';
import { hrefs } from '../routing/hrefs.js';
import type { StableNavigate } from '../routing/use-stable-navigate.js';
import { compose, modals } from './modals.js';

/** The means to delete a post. `remove` resolves to whether the post is gone. */
export interface PostRemoval {
  readonly client: Client;
  readonly queryClient: QueryClient;
  readonly navigate: StableNavigate;
  readonly remove: () => Promise<boolean>;
  /** Stores the text of the post as a draft. */
  readonly storeRedraft: typeof StoreRedraft;
  /** The text of the post could not be loaded. */
  onFailed(): void;
}

/** Deletes an own post, after a question. */
export function deletePost(status: Status, { navigate, remove }: PostRemoval): void {
  const run = async (): Promise<void> => {
    if (await remove()) leave(status, navigate);
  };
  const question = status.event === null ? 'deletePost' : 'deleteEvent';
  modals.open({ type: 'CONFIRM', question, onConfirm: () => void run() });
}

/** Deletes an own post and opens the composer with its content, after a question. */
export function redraftPost(
  status: Status,
  { client, queryClient, navigate, remove, storeRedraft, onFailed }: PostRemoval,
): void {
  const run = async (): Promise<void> => {
    const draft = await storeRedraft({ client, queryClient }, status).catch(() => null);
    if (draft === null) onFailed();
    else if (await remove()) leave(status, navigate, () => compose({ kind: 'draft', draftId: draft.id }));
    else await draft.forget();
  };
  modals.open({ type: 'CONFIRM', question: 'redraft', onConfirm: () => void run() });
}

/** Leaves the page of a post that is gone. */
function leave(status: Status, navigate: StableNavigate, then: () => void = () => undefined): void {
  const pathname = shownPath();
  const href = hrefs.status(status);
  // The discussion of an event is a page below it.
  const isItsPage = pathname === href || pathname.startsWith(`${href}/`);
  fromPage(() => {
    if (isItsPage) leavePage(navigate);
    then();
  });
}
