import { newId, type Client } from '@rookery/api-client';
import { instanceQuery } from '@rookery/store';
import { mediaLimits, readFileFacts, scalePicture, takeFiles, type Intake } from '@rookery/store/drafts';
import type { QueryClient } from '@tanstack/react-query';
import { SHARED, SHARED_NAME } from '../worker/worker-rules.js';

/** Takes the files that another app shared from the service worker's cache, as far as the server takes them. They are there once. */
export async function takeSharedFiles(client: Client, queryClient: QueryClient): Promise<Intake> {
  const instance = await queryClient.ensureQueryData(instanceQuery(client)).catch(() => undefined);
  const limits = mediaLimits(instance?.configuration);
  const files = await sharedFiles();
  return takeFiles(files, { limits, present: 0, isRefusedByPoll: false, newId, readFacts: readFileFacts, scale: scalePicture });
}

async function sharedFiles(): Promise<File[]> {
  const answers = await (await caches.open(SHARED)).matchAll();
  const files = await Promise.all(
    answers.map(async answer => {
      const blob = await answer.blob();
      return new File([blob], nameOf(answer.headers.get(SHARED_NAME) ?? ''), { type: blob.type });
    }),
  );
  await caches.delete(SHARED);
  return files;
}

function nameOf(encoded: string): string {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return '';
  }
}
