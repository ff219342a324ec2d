import type { Status } from '@rookery/api-client';
import { useClient } from '@rookery/store';
import { defineMessages, useMessages, useNotify } from '@rookery/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { storeRedraft as StoreRedraft } from './redraft.data.js';

export const ownPostMessages = defineMessages('ownPost', {
  deleteFailed: 'The post was not deleted. Check your connection and try again.',
});

/** The page around own posts, for their deletion. Stable. */
export interface OwnPostsHost {
  /** Asks before the post is deleted. */
  ask(question: 'deletePost' | 'deleteEvent' | 'redraft', onConfirm: () => void): void;
  /** The post is gone: leaves its page, then calls `then`. */
  onGone(status: Status, then: () => void): void;
  onOpenDraft(draftId: string): void;
  /** `storeRedraft` of `./drafts`, whose code is loaded with the composer. */
  loadRedraft(): Promise<{ storeRedraft: typeof StoreRedraft }>;
}

/** `remove` resolves to whether the post is gone. */
type ChangePost = (status: Status, remove: () => Promise<boolean>) => void;

/** Deletes own posts, and opens the composer with the content of one, each after a question. Stable. */
export function useOwnPosts({ ask, onGone, onOpenDraft, loadRedraft }: OwnPostsHost): {
  delete: ChangePost;
  redraft: ChangePost;
} {
  const text = useMessages(ownPostMessages);
  const notify = useNotify();
  const client = useClient();
  const queryClient = useQueryClient();
  return useMemo(() => {
    const deletePost = async (status: Status, remove: () => Promise<boolean>): Promise<void> => {
      if (await remove()) onGone(status, () => undefined);
    };
    const storeDraft = async (status: Status) => (await loadRedraft()).storeRedraft({ client, queryClient }, status);
    const redraft = async (status: Status, remove: () => Promise<boolean>): Promise<void> => {
      const draft = await storeDraft(status).catch(() => null);
      if (draft === null) notify({ kind: 'error', text: text.deleteFailed() });
      else if (await remove()) onGone(status, () => onOpenDraft(draft.id));
      else await draft.forget();
    };
    return {
      delete: (status, remove) =>
        ask(status.event === null ? 'deletePost' : 'deleteEvent', () => void deletePost(status, remove)),
      redraft: (status, remove) => ask('redraft', () => void redraft(status, remove)),
    };
  }, [ask, onGone, onOpenDraft, loadRedraft, text, notify, client, queryClient]);
}
