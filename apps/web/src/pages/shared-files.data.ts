import { newId, type Client } from '@rookery/api-client';
import { instanceQuery } from '@rookery/store';
import { mediaLimits, readFileFacts, scalePicture, takeFiles, type Intake } from '@rookery/store/drafts';
import type { QueryClient } from '@tanstack/react-query';
import { takeShared } from '../worker/later-worker.dom.js';

/** Takes the files that another app shared from the service worker's cache, as far as the server takes them. They are there once. */
export async function takeSharedFiles(client: Client, queryClient: QueryClient): Promise<Intake> {
  const instance = await queryClient.ensureQueryData(instanceQuery(client)).catch(() => undefined);
  const limits = mediaLimits(instance?.configuration);
  return takeFiles(await takeShared(), {
    limits,
    present: 0,
    isRefusedByPoll: false,
    newId,
    readFacts: readFileFacts,
    scale: scalePicture,
  });
}
