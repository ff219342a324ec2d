import type { Status } from '@rookery/api-client';
import { useClient } from '@rookery/api-client/query';
import { useMessages, useNotify } from '@rookery/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { messages } from '../messages/messages.js';
import { fromPage, leavePage } from '../routing/from-page.dom.js';
import { hrefs } from '../routing/hrefs.js';
import type { useStableNavigate } from '../routing/use-stable-navigate.js';
import { compose, modals } from './modals.js';

type ChangePost = (status: Status, remove: () => Promise<boolean>) => void;

/** Deletes and redrafts own posts, after a question. Stable. */
export function useOwnPosts(navigate: ReturnType<typeof useStableNavigate>): { delete: ChangePost; redraft: ChangePost } {
  const text = useMessages(messages);
  const notify = useNotify();
  const client = useClient();
  const queryClient = useQueryClient();
  return useMemo(() => {
    /** Leaves the page of a post that is gone. */
    const leave = (status: Status, then: () => void = () => undefined): void => {
      const isItsPage = window.location.pathname === hrefs.status(status);
      fromPage(() => {
        if (isItsPage) leavePage(navigate);
        then();
      });
    };
    const redraft = async (status: Status, remove: () => Promise<boolean>): Promise<void> => {
      try {
        const { storeRedraft } = await import('./redraft.data.js');
        const draft = await storeRedraft({ client, queryClient }, status);
        if (await remove()) leave(status, () => compose({ kind: 'draft', draftId: draft.id }));
        else await draft.forget();
      } catch {
        notify({ kind: 'error', text: text.redraftFailed() });
      }
    };
    const remove = async (status: Status, run: () => Promise<boolean>): Promise<void> => {
      if (await run()) leave(status);
    };
    return {
      delete: (status, run) =>
        modals.open({ type: 'CONFIRM', question: 'deletePost', onConfirm: () => void remove(status, run) }),
      redraft: (status, run) => modals.open({ type: 'CONFIRM', question: 'redraft', onConfirm: () => void redraft(status, run) }),
    };
  }, [navigate, text, notify, client, queryClient]);
}
