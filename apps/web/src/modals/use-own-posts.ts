import type { Status } from '@rookery/api-client';
import { useClient } from '@rookery/store';
import { useMessages, useNotify } from '@rookery/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { messages } from '../messages/messages.js';
import { deletePost, redraftPost, type PostRemoval } from './own-posts.data.js';
import type { StableNavigate } from '../routing/use-stable-navigate.js';

type ChangePost = (status: Status, remove: () => Promise<boolean>) => void;

/** Deletes and redrafts own posts. Stable. */
export function useOwnPosts(navigate: StableNavigate): { delete: ChangePost; redraft: ChangePost } {
  const text = useMessages(messages);
  const notify = useNotify();
  const client = useClient();
  const queryClient = useQueryClient();
  return useMemo(() => {
    const onFailed = (): void => notify({ kind: 'error', text: text.changeFailed() });
    const storeRedraft: PostRemoval['storeRedraft'] = async (...given) =>
      (await import('./composer.screen.js')).storeRedraft(...given);
    const removal = { client, queryClient, navigate, storeRedraft, onFailed };
    return {
      delete: (status, remove) => deletePost(status, { ...removal, remove }),
      redraft: (status, remove) => redraftPost(status, { ...removal, remove }),
    };
  }, [navigate, text, notify, client, queryClient]);
}
