import type { Status } from '@rookery/api-client';
import { useClient } from '@rookery/store';
import { useMessages, useNotify } from '@rookery/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { messages } from '../messages/messages.js';
import type { StableNavigate } from '../routing/use-stable-navigate.js';

type ChangePost = (status: Status, remove: () => Promise<boolean>) => void;

/** Deletes and redrafts own posts. The code loads with the first of them. Stable. */
export function useOwnPosts(navigate: StableNavigate): { delete: ChangePost; redraft: ChangePost } {
  const text = useMessages(messages);
  const notify = useNotify();
  const client = useClient();
  const queryClient = useQueryClient();
  return useMemo(() => {
    const onFailed = (): void => notify({ kind: 'error', text: text.changeFailed() });
    const by =
      (name: 'deletePost' | 'redraftPost'): ChangePost =>
      (status, remove) =>
        void import('./own-posts.data.js').then(
          posts => posts[name](status, { client, queryClient, navigate, remove, onFailed }),
          onFailed,
        );
    return { delete: by('deletePost'), redraft: by('redraftPost') };
  }, [navigate, text, notify, client, queryClient]);
}
