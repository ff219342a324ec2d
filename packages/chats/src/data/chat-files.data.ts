import { newId, type Client } from '@rookery/api-client';
import { instanceQuery } from '@rookery/store';
import {
  createIntakeQueue,
  createMediaUploader,
  mediaLimits,
  mediaRequestsOf,
  readFileFacts,
  scalePicture,
  takeFiles,
  type FileRefusal,
  type MediaChange,
  type Uploads,
} from '@rookery/store/drafts';
import type { Store } from '@rookery/ui';
import type { QueryClient } from '@tanstack/react-query';
import type { ComposerState } from '../core/composer-state.js';
import { requireAdapter } from './chat-adapter.data.js';

export { readMedia } from '@rookery/store/drafts';

interface FilesOfComposer {
  readonly state: Store<ComposerState>;
  readonly uploads: Store<Uploads>;
  changeFiles(change: MediaChange): void;
}

/** Uploads the files of a composer from now on. Returns a function that adds files, and resolves to those that are refused. */
export function chatFiles(
  client: Client,
  queryClient: QueryClient,
  { state, uploads, changeFiles }: FilesOfComposer,
): (files: readonly File[]) => Promise<readonly FileRefusal[]> {
  const uploader = createMediaUploader(uploads);
  const requests = mediaRequestsOf(client);
  const upload = () =>
    uploader.work({ media: state.get().files, describedId: null, requests, now: Date.now, onChange: changeFiles });
  state.subscribe(upload);
  uploads.subscribe(upload);
  upload();
  return createIntakeQueue(
    async files => {
      const [adapter, instance] = await Promise.all([
        requireAdapter(client, queryClient),
        queryClient.ensureQueryData({ ...instanceQuery(client), retry: false }).catch(() => undefined),
      ]);
      return takeFiles(files, {
        // The types that an instance names are those of posts: Pleroma's chats take documents, too.
        limits: { ...mediaLimits(instance?.configuration), most: adapter.features.maxAttachments, types: [] },
        present: state.get().files.length,
        isRefusedByPoll: false,
        newId,
        readFacts: readFileFacts,
        scale: scalePicture,
      });
    },
    added => changeFiles(known => [...known, ...added]),
  );
}
